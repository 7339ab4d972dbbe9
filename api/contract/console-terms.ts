import { rowId } from '#schema/call-parts.ts'
import { consoleTermVersion, consoleTermVersions, termVersionInput } from '#schema/term-versions.ts'
import { call, publishingRoles, signedOut } from '../call.ts'
import { z } from 'zod'

const access = 'admin'
const roles = publishingRoles
const tag = 'terms'
const params = z.object({ id: rowId })
const one = params.extend({
  version: z.coerce.number<number | string>().int().positive().max(100_000),
})
const headers = z.object({ 'if-match': z.string({ error: 'If-Match 헤더에 읽었던 etag를 넣어야 합니다.' }) })
const unknown = { ...signedOut, 404: '그런 약관이나 버전이 없을 때' } as const
const wrong = '시행일이 오늘보다 앞이거나, 개인정보 동의에 적을 것이 빠졌거나, 값이 맞지 않을 때'
const bodyLimit = 1024 * 1024

export const consoleTermsContract = {
  'GET /admin/terms/{id}/versions': call({
    summary: '약관의 모든 버전',
    description:
      '새것부터입니다. status는 SCHEDULED(시행 예정), PUBLIC(시행 중), ENDED(지난 버전)입니다. agreedCount는 마지막으로 한 답이 그 버전에 대한 동의인 사람의 수입니다.',
    access,
    roles,
    tag,
    params,
    response: consoleTermVersions,
    problems: unknown,
  }),
  'POST /admin/terms/{id}/versions': call({
    summary: '약관의 새 버전 만들기',
    description:
      '시행일(서울)의 0시가 되면 스스로 시행됩니다. 시행일이 오늘이면 바로 시행됩니다. 시행을 기다리는 버전은 약관마다 하나입니다.',
    access,
    roles,
    tag,
    params,
    body: termVersionInput,
    bodyLimit,
    status: 201,
    response: consoleTermVersion,
    problems: { ...unknown, 409: '시행을 기다리는 버전이 이미 있을 때', 422: wrong },
  }),
  'PUT /admin/terms/{id}/versions/{version}': call({
    summary: '시행 전인 버전 수정',
    description: '시행 중이거나 지난 버전은 누구도 고칠 수 없습니다.',
    access,
    roles,
    tag,
    params: one,
    headers,
    body: termVersionInput,
    bodyLimit,
    response: consoleTermVersion,
    problems: { ...unknown, 409: '이미 시행된 버전이거나, 그사이 다른 사람이 저장했을 때', 422: wrong },
  }),
  'DELETE /admin/terms/{id}/versions/{version}': call({
    summary: '시행 전인 버전 거두기',
    access,
    roles,
    tag,
    params: one,
    status: 204,
    problems: { ...unknown, 409: '이미 시행된 버전일 때' },
  }),
}
