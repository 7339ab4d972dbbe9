import { paging, rowId, typed } from '#schema/call-parts.ts'
import { customerExport, customerRecord, customerRows } from '#schema/customer-records.ts'
import { call, publishingRoles, signedOut, tooManyReveals } from '../call.ts'
import { z } from 'zod'

/** Roles that see to customers; what takes a person's data out or away is for `publishingRoles`. */
const roles = ['owner', 'manager', 'desk'] as const
const params = z.object({ customerId: rowId })
const problems = { ...signedOut, 404: '그런 고객이 없거나 정보가 삭제되었을 때' } as const

export const consoleCustomersContract = {
  'GET /admin/customers': call({
    summary: '고객 목록, 다음 예약이 가까운 고객부터',
    description:
      '회원과, 예약한 적이 있는 비회원. 이름과 전화번호는 가려져 있습니다. 예약할 때 로그인하지 않은 사람과 병원이 전화로 받은 예약은 이름과 전화번호가 같으면 한 고객입니다.',
    access: 'admin',
    roles,
    tag: 'console-customer',
    query: z.object({
      ...paging,
      keyword: typed(40).optional().meta({ description: '이름이나 그 초성, 전화번호의 뒷자리, 예약 번호' }),
      kind: z.enum(['member', 'guest']).optional(),
    }),
    response: customerRows,
    problems: signedOut,
  }),
  'GET /admin/customers/{customerId}': call({
    summary: '고객 하나, 이름과 연락처를 가리고',
    description: '예약은 GET /admin/reservations?customerId=…로 봅니다.',
    access: 'admin',
    roles,
    tag: 'console-customer',
    params,
    response: customerRecord,
    problems,
  }),
  'POST /admin/customers/{customerId}/reveal': call({
    summary: '고객의 이름과 연락처 보기',
    description: '누가 언제 보았는지 변경 기록에 남습니다.',
    access: 'admin',
    roles,
    tag: 'console-customer',
    params,
    response: customerRecord,
    problems: { ...problems, ...tooManyReveals },
  }),
  'PUT /admin/customers/{customerId}/memo': call({
    summary: '고객 메모 쓰기',
    description: '병원만 봅니다. 다만 고객이 자기 정보를 요청하면 함께 건네집니다.',
    access: 'admin',
    roles,
    tag: 'console-customer',
    params,
    status: 204,
    body: z.object({ memo: typed(2000) }),
    problems,
  }),
  'POST /admin/customers/{customerId}/export': call({
    summary: '고객 한 사람의 정보를 모두 내보내기',
    description:
      '고객이 자기 정보의 열람을 요청했을 때 건네는 JSON입니다(개인정보 보호법 제35조). 누가 언제 내보냈는지 변경 기록에 남습니다.',
    access: 'admin',
    roles: publishingRoles,
    tag: 'console-customer',
    params,
    response: customerExport,
    problems,
  }),
  'DELETE /admin/customers/{customerId}': call({
    summary: '고객의 요청으로 정보 삭제',
    description:
      '탈퇴와 같습니다. 모든 기록에서 이 사람을 지우고 앞으로의 예약을 취소합니다. 지난 예약은 사람 없이 시각과 시술, 금액만 남습니다. 동의에 ‘법령에 따라 보관’을 정해 두었으면 지난 예약은 그 기간까지 남습니다(개인정보 보호법 제21조, 제36조).',
    access: 'admin',
    roles: publishingRoles,
    tag: 'console-customer',
    params,
    status: 204,
    problems,
  }),
}
