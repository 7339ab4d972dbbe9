import { apiKey, madeApiKey, newApiKey } from '#schema/api-keys.ts'
import { rowId } from '#schema/call-parts.ts'
import { call, publishingRoles, signedOut } from '../call.ts'
import { z } from 'zod'

const access = 'admin'
const roles = publishingRoles
const tag = 'console-developer'

export const apiKeysContract = {
  'GET /admin/api-keys': call({
    summary: 'API 키 목록',
    access,
    roles,
    tag,
    response: z.object({ rows: z.array(apiKey) }),
    problems: signedOut,
  }),
  'POST /admin/api-keys': call({
    summary: 'API 키 만들기',
    description: '키는 이 답에만 있고 SHA-256으로 저장합니다. 키로는 계정과 키를 볼 수도 바꿀 수도 없습니다.',
    access,
    roles,
    tag,
    body: newApiKey,
    status: 201,
    response: madeApiKey,
    problems: { ...signedOut, 422: '값이 맞지 않거나 쓰고 있는 키가 너무 많을 때' },
  }),
  'DELETE /admin/api-keys/{id}': call({
    summary: 'API 키 끊기',
    description: '그때부터 이 키로 부른 것은 401입니다. 이름은 기록에 남습니다.',
    access,
    roles,
    tag,
    params: z.object({ id: rowId }),
    status: 204,
    problems: { ...signedOut, 404: '그런 키가 없을 때' },
  }),
}
