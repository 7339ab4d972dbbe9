// @vitest-environment happy-dom
import { drawInWidget } from '#tests/support/draw-in-widget.tsx'
import { write, press } from '#tests/support/typed.ts'
import { ApiError } from '#api/client.ts'
import { expect, test, vi } from 'vitest'
import { GuestSearch } from './guest-search.tsx'

const items = [{ productName: '스킨부스터' }]
const of = (id: number, day: string) => ({
  id,
  status: 'CONFIRMED',
  day,
  time: '14:00',
  items,
  linkToken: `link-${id}`,
})

function apiWith(rows: object[]) {
  return {
    sendCode: vi.fn(async () => ({})),
    verifyCode: vi.fn(async (_phone: string, code: string) => {
      if (code !== '123456')
        throw new ApiError({ status: 422, code: 'wrong-code', message: '인증번호가 맞지 않습니다.' })
      return { phoneProof: 'proof' }
    }),
    reservationsAhead: vi
      .fn(async () => ({ rows }))
      .mockRejectedValueOnce(new ApiError({ status: 500, code: 'no-answer', message: '연결이 끊겼습니다.' })),
  }
}

async function search(rows: object[]) {
  const dispatch = vi.fn()
  const api = apiWith(rows)
  await drawInWidget(<GuestSearch onSignIn={() => {}} />, { api, dispatch })
  // As an address book has it, with the characters that copying adds, and digits of a Korean keyboard's full width.
  await write('휴대전화', '\u202a82-10-1234-5678\u202c')
  await press('인증번호 받기')
  await write('인증번호', '000000')
  await press('예약 찾기')
  expect(document.body.textContent).toContain('인증번호가 맞지 않습니다.')
  await write('인증번호', '１２３ ４５６')
  await press('예약 찾기')
  expect(document.body.textContent).toContain('연결이 끊겼습니다.')
  await press('예약 찾기')
  expect(api.verifyCode).toHaveBeenCalledTimes(2)
  expect(api.reservationsAhead).toHaveBeenLastCalledWith('010-1234-5678', 'proof')
  return dispatch
}

test('a guest who knows no number sees what their phone has ahead, and opens one of it', async () => {
  const dispatch = await search([of(4, '2026-12-01'), of(5, '2026-12-03')])
  await press(/12월 3일/)
  const [action] = dispatch.mock.calls[0] ?? []
  expect(action).toMatchObject({
    type: 'found',
    found: { reservation: { id: 5 }, proof: { linkToken: 'link-5' } },
  })
})

test('the only one opens by itself, and nothing is said to be nothing', async () => {
  expect((await search([of(4, '2026-12-01')])).mock.calls).toHaveLength(1)
  expect((await search([])).mock.calls).toHaveLength(0)
  expect(document.body.textContent).toContain('이 번호로 예약하신 내용이 없습니다.')
})
