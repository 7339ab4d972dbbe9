import { rowId } from '#schema/call-parts.ts'
import { newScheduledPublication, scheduledPublication } from '#schema/publications.ts'
import { z } from 'zod'
import { call, publishingRoles, signedOut } from '../call.ts'

export const scheduledPublicationsContract = {
  'GET /admin/scheduled-publications': call({
    summary: '예약한 공개, 이른 것부터',
    description: '제때 공개하지 못한 것은 까닭(problem)과 함께 지울 때까지 남습니다.',
    access: 'admin',
    tag: 'console',
    response: z.object({ rows: z.array(scheduledPublication) }),
    problems: signedOut,
  }),
  'POST /admin/scheduled-publications': call({
    summary: '공개 예약',
    description:
      '고른 초안의 지금 내용을 정한 때에 그때 공개되어 있는 것 위로 공개합니다. 그 사이 초안을 고치거나 다른 것을 공개해도 예약한 내용은 그대로입니다. endsAt을 주면 그때 같은 자리에 이전 내용을 다시 공개합니다.',
    access: 'admin',
    roles: publishingRoles,
    tag: 'console',
    status: 201,
    body: newScheduledPublication,
    response: scheduledPublication.pick({ id: true, dueAt: true, endsAt: true }),
    problems: {
      ...signedOut,
      409: '고른 초안을 그사이 다른 사람이 저장했을 때',
      422: '지난 때이거나, 고른 것만으로는 공개할 수 없을 때',
    },
  }),
  'DELETE /admin/scheduled-publications/{id}': call({
    summary: '예약한 공개 취소',
    access: 'admin',
    roles: publishingRoles,
    tag: 'console',
    params: z.object({ id: rowId }),
    status: 204,
    problems: { ...signedOut, 404: '그런 예약이 없거나 이미 공개되었을 때' },
  }),
}
