// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import { createApplicationStore } from '#store/application-store.ts'
import { StoreProvider } from '#store/use-application-store.tsx'
import { draw } from '#tests/support/draw.ts'
import { fieldOf, press, write } from '#tests/support/typed.ts'
import { Lookup } from './lookup.tsx'

const items = [{ productName: '스킨부스터' }]
const ahead = [4, 5].map((id) => ({
  id,
  status: 'CONFIRMED',
  day: `2026-12-0${id}`,
  time: '14:00',
  items,
  employee: null,
  linkToken: `link-${id}`,
}))
const answers: Record<string, unknown> = {
  'POST /guest/phone-codes': {},
  'POST /guest/phone-codes/verify': { phoneProof: 'proof' },
  'POST /guest/reservations/ahead': { rows: ahead },
}

const phone = '010-1234-5678'

/** Draws the search. Returns the calls as they are made; `refuse` throws what the API answers one. */
async function drawLookup(refuse: (name: string) => void = () => {}) {
  const asked: [string, unknown][] = []
  const request = async (name: string, { body }: { body: unknown }) => {
    asked.push([name, body])
    refuse(name)
    return answers[name]
  }
  const context = {
    api: { request },
    path: '/reservations',
    params: {},
    search: {},
  } as unknown as QueryContext
  const data = { title: '', lookupTitle: '예약 확인', lookupLead: '', emptyText: '' }
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <StoreProvider store={createApplicationStore()}>
        <QueryContextProvider value={context}>
          <Lookup data={data} />
        </QueryContextProvider>
      </StoreProvider>
    </QueryClientProvider>,
  )
  return asked
}

test('a guest finds bookings by a code alone, and the number is another way', async () => {
  const asked = await drawLookup()
  await press('예약 번호로 찾기')
  expect(document.querySelectorAll('input')).toHaveLength(2)
  await press('문자 인증번호로 찾기')
  await write('휴대전화', phone)
  await press('인증번호 받기')
  await write('인증번호', '123 456')
  await press('예약 찾기')
  expect(asked).toEqual([
    ['POST /guest/phone-codes', { phone }],
    ['POST /guest/phone-codes/verify', { phone, code: '123 456' }],
    ['POST /guest/reservations/ahead', { phone, phoneProof: 'proof' }],
  ])
  expect(document.querySelector('h1')?.textContent).toBe('앞으로의 예약')
  expect([...document.querySelectorAll('time')].map(({ dateTime }) => dateTime.slice(0, 10))).toEqual([
    '2026-12-04',
    '2026-12-05',
  ])
})

test('a list whose proof is over asks for a code again, with the number kept', async () => {
  const message = '전화번호 인증이 끝났습니다. 다시 인증해 주세요.'
  const errors = [{ path: '/phoneProof', message }]
  const refusals = [
    new ApiError({ status: 500, code: 'offline', message: '인터넷 연결이 끊겼습니다.' }),
    new ApiError({ status: 422, code: 'phone-proof-over', message, errors }),
  ]
  const asked = await drawLookup((name) => {
    const refusal = name === 'POST /guest/reservations/ahead' && refusals.shift()
    if (refusal) throw refusal
  })
  await write('휴대전화', phone)
  await press('인증번호 받기')
  await write('인증번호', '123456')
  await press('예약 찾기')
  await press('예약 찾기')
  expect(document.querySelector('[role=alert]')?.textContent).toBe(message)
  expect(fieldOf('휴대전화').value).toBe(phone)
  await press('인증번호 받기')
  await write('인증번호', '654321')
  await press('예약 찾기')
  expect(asked.map(([name]) => name)).toEqual([
    'POST /guest/phone-codes',
    'POST /guest/phone-codes/verify',
    'POST /guest/reservations/ahead',
    'POST /guest/reservations/ahead',
    'POST /guest/phone-codes',
    'POST /guest/phone-codes/verify',
    'POST /guest/reservations/ahead',
  ])
  expect(document.querySelector('h1')?.textContent).toBe('앞으로의 예약')
})
