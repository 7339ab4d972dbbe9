import { z } from 'zod'
import { day, rowId } from './call-parts.ts'
import { visitDevices, visitSources } from './plain/visits.ts'

/** A page that a visitor's browser has shown. */
export const pageView = z.object({
  path: z.string().startsWith('/').max(300).meta({ description: '사이트 안의 경로. 쿼리는 적지 않습니다.' }),
  device: z.enum(visitDevices),
  source: z.enum(visitSources),
})
export type PageView = z.infer<typeof pageView>

const count = z.number().int().nonnegative()

/** The first day one may ask for: the period before it has to be days of the calendar too. */
export const firstStatisticsDay = '2000-01-01'

/** Days for which one question may ask. */
export const mostStatisticsDays = 92

export const statistics = z.object({
  from: day,
  to: day,
  /** The first day with a visit; `null` where none was counted yet. */
  since: day.nullable(),
  days: z
    .array(
      z.object({
        day,
        visits: count.meta({ description: '밖에서 들어온 횟수' }),
        views: count.meta({ description: '페이지를 본 횟수' }),
        bookings: count.meta({ description: '이 날 신청한 예약' }),
        cancelled: count.meta({ description: '그 가운데 취소·거절·노쇼' }),
      }),
    )
    .meta({ description: '기간의 모든 날. 서울의 날짜입니다.' }),
  before: z
    .object({ visits: count, views: count, bookings: count })
    .meta({ description: '바로 앞의 같은 길이의 기간' }),
  devices: z.array(z.object({ device: z.enum(visitDevices), visits: count })),
  sources: z.array(z.object({ source: z.enum(visitSources).exclude(['INSIDE']), visits: count })),
  products: z
    .array(z.object({ id: rowId, name: z.string(), views: count, bookings: count }))
    .meta({ description: '가장 많이 본 시술 열 개' }),
})
export type Statistics = z.infer<typeof statistics>
