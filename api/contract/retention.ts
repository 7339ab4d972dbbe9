import { retention, retentionPeriod } from '#schema/retention.ts'
import { rowId } from '#schema/call-parts.ts'
import { call, publishingRoles, signedOut } from '../call.ts'
import { z } from 'zod'

const access = 'admin'
const tag = 'terms'

export const retentionContract = {
  'GET /admin/retention': call({
    summary: '보유 기간이 지난 기록의 수',
    description:
      '하루에 한 번 확인합니다. 기간은 사람마다 동의한 버전의 것이고, 동의가 남아 있지 않은 기록(전화로 받은 예약, 동의를 받기 전에 쓴 게시글)은 그때 시행 중이던 버전의 것입니다. 기간은 예약이면 방문이 끝난 때, 상담과 게시글이면 답한 때(답하지 않았으면 쓴 때), 광고 수신이면 동의한 때, 고객 정보면 마지막으로 이용한 때부터 셉니다.',
    access,
    roles: publishingRoles,
    tag,
    response: retention,
    problems: signedOut,
  }),
  'PUT /admin/retention': call({
    summary: '보유 기간이 지난 기록의 삭제 켜고 끄기',
    description: '켜면 곧바로 한 번, 그 뒤로는 하루에 한 번 삭제합니다. 삭제한 기록은 되돌릴 수 없습니다.',
    access,
    roles: ['owner'],
    tag,
    body: z.object({ isDeleting: z.boolean() }),
    response: retention,
    problems: signedOut,
  }),
  'PUT /admin/terms/{id}/versions/{version}/retention-period': call({
    summary: '동의 버전의 보유 기간 정하기',
    description:
      '안내 글에 적은 기간을 값으로 정합니다. 이미 시행된 버전에도 정할 수 있고 글은 바뀌지 않습니다. null이면 기간을 없앱니다. 기간이 없는 동의를 받은 기록은 삭제되지 않습니다.',
    access,
    roles: publishingRoles,
    tag,
    params: z.object({
      id: rowId,
      version: z.coerce.number<number | string>().int().positive().max(100_000),
    }),
    body: z.object({ period: retentionPeriod.nullable() }),
    response: z.object({ period: retentionPeriod.nullable() }),
    problems: {
      ...signedOut,
      404: '그런 약관이나 버전이 없을 때',
      422: '기간이 맞지 않거나, 보유 기간을 정하는 동의가 아닐 때',
    },
  }),
}
