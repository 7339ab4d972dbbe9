import { describe, expect, it } from 'vitest'
import { daysUntil, eventCountdown } from './event-countdown.ts'

const period = { startsAt: '2026-11-01', endsAt: '2026-11-30' }
const at = (time: string) => eventCountdown(period, new Date(time))

describe('eventCountdown', () => {
  it('counts down in days, from ten on in words', () => {
    expect(at('2026-11-20T12:00:00+09:00')).toEqual({ status: 'open', label: '종료 10일 전' })
    expect(at('2026-11-21T12:00:00+09:00')).toEqual({ status: 'open', label: 'D-9' })
    expect(at('2026-11-29T23:59:59+09:00')).toEqual({ status: 'open', label: 'D-1' })
  })

  it('says on the last day that it is the last, until midnight in Seoul', () => {
    expect(at('2026-11-30T00:00:00+09:00')).toEqual({ status: 'last', label: 'D-DAY · 오늘 마감' })
    expect(at('2026-11-30T23:59:59+09:00')).toEqual({ status: 'last', label: 'D-DAY · 오늘 마감' })
    expect(at('2026-12-01T00:00:00+09:00')).toEqual({ status: 'over', label: '종료' })
  })

  it('turns days in Seoul, whatever the zone of the time it is given', () => {
    expect(at('2026-11-29T15:00:00Z').status).toBe('last')
    expect(at('2026-11-29T14:59:59Z').label).toBe('D-1')
  })

  it('says when what has not begun begins', () => {
    expect(at('2026-10-31T23:00:00+09:00')).toEqual({ status: 'before', label: '1일 뒤 시작' })
  })

  it('counts across the end of a year', () => {
    expect(daysUntil('2027-01-01', new Date('2026-12-31T23:00:00+09:00'))).toBe(1)
  })
})
