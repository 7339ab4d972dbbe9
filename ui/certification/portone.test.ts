// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CertificationRequest } from './certification-types.ts'
import { openPortOne } from './portone.ts'

const begun = { requestId: 'request-1', token: 't', expiresAt: '2026-11-24T10:00:00.000Z' }
const first: CertificationRequest = {
  ...begun,
  provider: 'portone-v1',
  impCode: 'imp1',
  scriptUrl: 'https://cdn.example/v1.js',
}
const second: CertificationRequest = {
  ...begun,
  provider: 'portone-v2',
  storeId: 'store',
  channelKey: 'channel',
  scriptUrl: 'https://cdn.example/v2.js',
}
const open = (request: CertificationRequest) =>
  openPortOne({ request, phone: '010-1234-5678', returnTo: 'https://clinic.example/sign-up' })

/** Scripts that were asked for: nothing is fetched, each fails or loads as `answer` says. */
let asked: string[]
let answer: () => 'load' | 'error' | 'silence'
beforeEach(() => {
  asked = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement
    asked.push(script.src)
    const event = answer()
    if (event !== 'silence') script.dispatchEvent(new Event(event))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  delete window.IMP
  delete window.PortOne
})

test('the first interface is given the code, the number of the request and the phone, and gives its own number', async () => {
  const certification = vi.fn<NonNullable<typeof window.IMP>['certification']>((_, done) =>
    done({ success: true, imp_uid: 'imp_1' }),
  )
  const init = vi.fn()
  answer = () => {
    window.IMP = { init, certification }
    return 'load'
  }
  await expect(open(first)).resolves.toBe('imp_1')
  expect(asked).toEqual(['https://cdn.example/v1.js'])
  expect(init).toHaveBeenCalledWith('imp1')
  expect(certification.mock.calls[0]?.[0]).toEqual({
    merchant_uid: 'request-1',
    phone: '010-1234-5678',
    m_redirect_url: 'https://clinic.example/sign-up',
    popup: false,
  })
  certification.mockImplementation((_, done) => done({ success: false, error_msg: '취소하셨습니다.' }))
  await expect(open(first)).rejects.toThrow('취소하셨습니다.')
  // The script is there already.
  expect(asked).toHaveLength(1)
})

test('what the second interface says, a person is told in Korean', async () => {
  const requestIdentityVerification = vi.fn<
    NonNullable<typeof window.PortOne>['requestIdentityVerification']
  >(async ({ identityVerificationId }) => ({ identityVerificationId }))
  answer = () => {
    window.PortOne = { requestIdentityVerification }
    return 'load'
  }
  await expect(open(second)).resolves.toBe('request-1')
  expect(requestIdentityVerification.mock.calls[0]?.[0]).toMatchObject({
    storeId: 'store',
    channelKey: 'channel',
    customer: { phoneNumber: '010-1234-5678' },
  })
  requestIdentityVerification.mockResolvedValueOnce({
    identityVerificationId: 'request-1',
    code: 'FAILURE_TYPE_PG',
    message: '사용자가 취소했습니다.',
  })
  await expect(open(second)).rejects.toThrow('사용자가 취소했습니다.')
  requestIdentityVerification.mockRejectedValueOnce(new Error('storeId is invalid'))
  await expect(open(second)).rejects.toThrow('본인인증을 마치지 못했습니다.')
})

test.each([
  ['fails', 'error'],
  ['is another script', 'load'],
] as const)('a script that %s is told, and asked for again', async (_, event) => {
  answer = () => event
  await expect(open(second)).rejects.toThrow('본인인증 창을 불러오지 못했습니다.')
  await expect(open(second)).rejects.toThrow('문자 인증번호로도')
  expect(asked).toHaveLength(2)
})

test('a script that does not come is given up', async () => {
  vi.useFakeTimers()
  answer = () => 'silence'
  const failure = open(first).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failure).toContain('본인인증 창을 불러오지 못했습니다.')
})
