import { flag, keyword, listOf, paging, rowId, rowIdsUpTo, typed } from '#schema/call-parts.ts'
import {
  auditEntry,
  importedRow,
  resourceDeclaration,
  resourceRow,
  resourceState,
  rowData,
  rowStatus,
} from '#schema/resource.ts'
import { allRoles, call, publishingRoles, signedOut } from '../call.ts'
import { z } from 'zod'

/** The name of a resource, as `GET /admin/resources` tells them. */
const resource = z.string().max(40)

const ofResource = z.object({ resource })
const ofRow = z.object({ resource, id: rowId })
const ids = z.array(z.number().int().positive()).min(1).max(1000)
const unknown = { ...signedOut, 404: '그런 것이 없을 때' } as const
export const stale = '그사이 다른 사람이 저장했을 때; errors가 그 사람이 바꾼 것을 알려 줍니다'
const wrong = '값이 맞지 않을 때, 필드마다 하나씩'

/** Lets reservations stay in a time that the change closes. */
export const acceptReservations = flag.default(false).meta({
  description:
    '닫히는 시간에 예약이 있어도 바꿉니다. 예약은 그대로 남고, 병원이 고객과 정합니다. 대기 고객에게 안내한 자리는 철회하고 알립니다.',
})
export const standing =
  '닫히는 시간에 예약이나 대기 고객에게 안내한 자리가 있는데 acceptReservations를 주지 않았을 때(reservations-stand); reservations와 offers가 그것들입니다'
const query = z.object({ acceptReservations })

const tag = 'console-content'

/** Bytes of a row. */
export const rowLimit = 1024 * 1024

/** Each resource names the roles that may; the API refuses the others. */
const roles = allRoles

/**
 * The calls of every declared resource, written once. `{resource}` is one of the names that `GET /admin/resources`
 * tells; each has routes of its own.
 */
export const resourcesContract = {
  'GET /admin/resources': call({
    summary: '콘솔에서 고치는 것들',
    description: '이름, 폼의 JSON Schema, 목록의 열과 필터, 누가 무엇을 할 수 있는지.',
    access: 'admin',
    roles,
    scope: 'contents:read',
    tag,
    response: z.object({ rows: z.array(resourceDeclaration) }),
    problems: signedOut,
  }),
  'GET /admin/choices/{source}': call({
    summary: '번호로 고를 수 있는 것',
    description:
      '필드의 references가 말하는 이름으로 묻습니다. 이름순으로 200개까지, ids를 주면 그 모두입니다.',
    access: 'admin',
    roles,
    scope: 'contents:read',
    tag,
    params: z.object({ source: z.string().max(40) }),
    query: z.object({ search: keyword.default(''), ids: rowIdsUpTo(1000).optional() }),
    response: z.object({
      rows: z.array(
        z.object({
          id: z.number().int().positive(),
          label: z.string(),
          note: z.string(),
          status: rowStatus,
        }),
      ),
    }),
    problems: unknown,
  }),
  'GET /admin/names/{source}': call({
    summary: '글로 적는 이름 가운데 지금 있는 것',
    description: '필드의 names가 말하는 이름으로 묻습니다. value를 적고, 사람에게는 label로 보입니다.',
    access: 'admin',
    roles,
    scope: 'contents:read',
    tag,
    params: z.object({ source: z.string().max(40) }),
    response: z.object({
      rows: z.array(z.object({ value: z.string(), label: z.string(), note: z.string() })),
    }),
    problems: unknown,
  }),
  'GET /admin/audit': call({
    summary: '누가 무엇을 바꾸었는지, 새것부터',
    access: 'admin',
    roles: publishingRoles,
    tag,
    query: z.object({ ...paging, resource: typed(40).optional(), rowId: rowId.optional() }),
    response: listOf(auditEntry),
    problems: signedOut,
  }),
  'GET /admin/{resource}': call({
    summary: '목록',
    description:
      'sort는 열의 이름이고 앞에 -를 붙이면 거꾸로입니다. 필터는 이름으로 줍니다. Accept: text/csv이면 찾은 것을 2,000개까지 CSV로 답합니다.',
    access: 'admin',
    roles,
    scope: 'contents:read',
    tag,
    params: ofResource,
    query: z
      .object({
        search: keyword.default(''),
        sort: typed(60).optional(),
        status: rowStatus.optional(),
        ...paging,
      })
      .catchall(typed(60)),
    headers: z.object({ accept: z.string().optional() }),
    response: listOf(resourceRow),
    alternative: 'csv',
    problems: { ...signedOut, 422: 'CSV로 받기에 너무 많을 때' },
  }),
  'POST /admin/{resource}': call({
    summary: '새로 만들기',
    access: 'admin',
    roles,
    scope: 'contents:write',
    tag,
    params: ofResource,
    query,
    body: rowData,
    bodyLimit: 1024 * 1024,
    status: 201,
    response: resourceState,
    problems: { ...signedOut, 409: standing, 422: wrong },
  }),
  'POST /admin/{resource}/order': call({
    summary: '차례 변경',
    description: 'ids의 것들이 지금 차지한 자리에 그 차례대로 다시 섭니다. 다른 것의 자리는 그대로입니다.',
    access: 'admin',
    roles,
    scope: 'contents:write',
    tag,
    params: ofResource,
    body: z.object({ ids }),
    problems: { ...signedOut, 422: '차례가 없는 것이거나 없는 번호가 있을 때' },
  }),
  'POST /admin/{resource}/bulk': call({
    summary: '여럿을 한 번에',
    description: 'show는 공개, hide는 숨김, remove는 삭제입니다. 하나라도 안 되면 아무것도 바뀌지 않습니다.',
    access: 'admin',
    roles,
    scope: 'contents:write',
    tag,
    params: ofResource,
    query,
    body: z.object({ ids, action: z.enum(['show', 'hide', 'remove']) }),
    response: z.object({ changed: z.number().int().nonnegative() }),
    problems: {
      ...signedOut,
      409: `다른 것이 쓰고 있어 지울 수 없을 때; ${standing}`,
      422: '없는 번호가 있을 때',
    },
  }),
  'POST /admin/{resource}/import': call({
    summary: 'CSV로 한꺼번에 넣고 수정',
    description:
      '내려받은 CSV와 같은 첫 행이어야 합니다. 번호가 있으면 수정하고 없으면 만듭니다. 없는 열은 그대로 두고, 빈 칸은 비울 수 있는 항목을 비웁니다. dryRun=true이면 행마다 어떻게 될지만 알려 줍니다. 한 행이라도 맞지 않으면 아무것도 바뀌지 않습니다.',
    access: 'admin',
    roles,
    scope: 'contents:write',
    tag,
    params: ofResource,
    query: query.extend({ dryRun: z.enum(['true', 'false']).default('false') }),
    body: z.object({
      csv: z
        .string()
        .min(1)
        .max(10_000_000)
        .meta({ description: '쉼표, 탭, 세미콜론 가운데 하나로 나눈 표' }),
      encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'euc-kr']).default('utf-8').meta({
        description: '파일의 인코딩. euc-kr(CP949)에는 없는 글자가 많아, ?로 바뀐 글자를 찾습니다.',
      }),
    }),
    bodyLimit: 32 * 1024 * 1024,
    response: z.object({ rows: z.array(importedRow), isDone: z.boolean() }),
    problems: { ...signedOut, 409: standing, 422: 'CSV가 아니거나 첫 행이 다를 때' },
  }),
  'POST /admin/{resource}/check': call({
    summary: '만들지 않고 살피기',
    description: '만든다면 어떻게 남을지 알려 줍니다. 아무것도 바뀌지 않습니다.',
    access: 'admin',
    roles,
    scope: 'contents:write',
    tag,
    params: ofResource,
    body: rowData,
    bodyLimit: rowLimit,
    response: z.object({ data: rowData }),
    problems: { ...signedOut, 422: wrong },
  }),
  'GET /admin/{resource}/{id}': call({
    summary: '하나',
    access: 'admin',
    roles,
    scope: 'contents:read',
    tag,
    params: ofRow,
    response: resourceState,
    problems: unknown,
  }),
  'PUT /admin/{resource}/{id}': call({
    summary: '수정',
    access: 'admin',
    roles,
    scope: 'contents:write',
    tag,
    params: ofRow,
    query,
    headers: z.object({ 'if-match': z.string({ error: 'If-Match 헤더에 읽었던 etag를 넣어야 합니다.' }) }),
    body: rowData,
    bodyLimit: rowLimit,
    response: resourceState,
    problems: { ...unknown, 409: `${stale}; ${standing}`, 422: wrong },
  }),
  'POST /admin/{resource}/{id}/check': call({
    summary: '저장하지 않고 살피기',
    description: '저장한다면 어떻게 남을지 알려 줍니다. 아무것도 바뀌지 않습니다.',
    access: 'admin',
    roles,
    scope: 'contents:write',
    tag,
    params: ofRow,
    body: rowData,
    bodyLimit: rowLimit,
    response: z.object({ data: rowData }),
    problems: { ...unknown, 422: wrong },
  }),
  'DELETE /admin/{resource}/{id}': call({
    summary: '삭제',
    access: 'admin',
    roles,
    scope: 'contents:write',
    tag,
    params: ofRow,
    query,
    status: 204,
    problems: { ...unknown, 409: `다른 것이 쓰고 있어 지울 수 없을 때; ${standing}` },
  }),
}
