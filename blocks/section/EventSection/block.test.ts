import { describe, expect, it } from 'vitest'
import block from './block.ts'

const event = {
  title: '수분 스킨부스터',
  url: '/events/1',
  price: 154_000,
  priceBefore: 220_000,
  period: { startsAt: '2026-11-01', endsAt: '2026-11-30' },
  target: '첫 방문 고객',
}
const problems = (changed: object) => {
  const result = block.schema.safeParse({ source: { type: 'written', events: [{ ...event, ...changed }] } })
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('a discounted price', () => {
  it('is accepted with the price before, the period and whom it is for', () =>
    expect(problems({})).toEqual([]))

  it.each([
    ['priceBefore', '이벤트 가격에는 할인 전 가격이 함께 있어야 합니다.'],
    ['period', '이벤트 가격에는 기간이 함께 있어야 합니다.'],
    ['target', '이벤트 가격에는 대상이 함께 있어야 합니다.'],
  ])('is refused without %s', (field, message) => {
    expect(problems({ [field]: undefined })).toEqual([`source.events.0.${field}: ${message}`])
  })

  it('is refused where it is no discount', () => {
    expect(problems({ priceBefore: 154_000 })).toEqual([
      'source.events.0.priceBefore: 할인 전 가격은 이벤트 가격보다 커야 합니다.',
    ])
  })

  it('need not be there', () => {
    expect(
      problems({ price: undefined, priceBefore: undefined, period: undefined, target: undefined }),
    ).toEqual([])
  })
})

it('refuses a period that ends before it starts', () => {
  expect(problems({ period: { startsAt: '2026-11-30', endsAt: '2026-11-01' } })).toEqual([
    'source.events.0.period.endsAt: 종료일은 시작일보다 빠를 수 없습니다.',
  ])
})
