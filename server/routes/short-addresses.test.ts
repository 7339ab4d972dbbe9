import { ApiError, type ApiClient } from '#api/client.ts'
import { expect, test } from 'vitest'
import { openShortAddress, shortCodeOf } from './short-addresses.ts'

test.each([
  ['/s/spring-event', 'spring-event'],
  ['/s/', undefined],
  ['/s/ab', undefined],
  ['/s/ab12cd/more', undefined],
  ['/s/%EB%B4%84%EB%B4%84', undefined],
  ['/shop/ab12cd', undefined],
  ['/S/ab12cd', undefined],
])('%s names the code %s', (path, code) => {
  expect(shortCodeOf(path)).toBe(code)
})

const apiOf = (request: () => Promise<unknown>) => ({ request }) as unknown as ApiClient
const open = (originUrl: string, query = '') =>
  openShortAddress(
    apiOf(async () => ({ originUrl })),
    {
      origin: 'https://a.test',
      code: 'ab12cd',
      parameters: new URLSearchParams(query),
    },
  )

test.each([
  ['/events', '', '/events'],
  ['/events?eventId=3#price', 'utm_source=sms', '/events?eventId=3&utm_source=sms#price'],
  ['/events?utm_source=sms', 'utm_source=x', '/events?utm_source=sms'],
  ['/이벤트', '', '/%EC%9D%B4%EB%B2%A4%ED%8A%B8'],
  ['#way', '', '/#way'],
  ['pf.kakao.com/_abc', 'utm_source=sms', 'http://pf.kakao.com/_abc'],
  ['https://예약.kr/a%20b', '', 'https://xn--3f5bzj.kr/a%20b'],
  ['tel:02-123-4567', '', 'tel:02-123-4567'],
])('%s, opened with %j, leads to %s', async (originUrl, query, location) => {
  expect(await open(originUrl, query)).toBe(location)
})

test('an unknown code leads nowhere; any other refusal is told', async () => {
  const refused = (status: number) =>
    openShortAddress(
      apiOf(() => Promise.reject(new ApiError({ status, message: '없습니다.', code: 'short-link-over' }))),
      { origin: 'https://a.test', code: 'ab12cd', parameters: new URLSearchParams() },
    )
  expect(await refused(404)).toBeUndefined()
  await expect(refused(410)).rejects.toMatchObject({ status: 410 })
})
