import { day, isPeriod } from '#schema/call-parts.ts'
import { addDays } from '#schema/plain/days.ts'
import { firstStatisticsDay, mostStatisticsDays, pageView, statistics } from '#schema/visits.ts'
import { call, publishingRoles, signedOut } from '../call.ts'
import { z } from 'zod'

export const visitsContract = {
  'POST /visits': call({
    summary: '페이지를 보았다고 세기',
    description:
      '날짜, 페이지의 종류, 기기와 유입 경로마다 횟수만 더합니다. 쿠키도, IP 주소도, 브라우저의 이름도 남기지 않습니다. 사이트에 없는 경로, 검색 로봇, 콘솔에 로그인한 사람은 세지 않습니다.',
    access: 'public',
    tag: 'page',
    body: pageView,
    bodyLimit: 2048,
    rateLimit: { points: 120, seconds: 60 },
    problems: { 422: '보낸 것이 맞지 않을 때', 429: '너무 자주 보냈을 때' },
  }),
  'GET /admin/statistics': call({
    summary: '방문과 예약의 추이',
    description: `날마다의 방문과 예약, 많이 본 시술입니다. 한 번에 ${mostStatisticsDays}일까지 물을 수 있습니다. 지금 들어온 방문은 몇 초 뒤에 더해집니다.`,
    access: 'admin',
    roles: publishingRoles,
    tag: 'console',
    query: z
      .object({ from: day, to: day })
      .refine(...isPeriod)
      .refine(({ from }) => from >= firstStatisticsDay, {
        path: ['from'],
        message: `${firstStatisticsDay}부터 볼 수 있습니다.`,
      })
      .refine(({ from, to }) => addDays(from, mostStatisticsDays) > to, {
        path: ['to'],
        message: `한 번에 ${mostStatisticsDays}일까지 볼 수 있습니다.`,
      }),
    response: statistics,
    problems: signedOut,
  }),
}
