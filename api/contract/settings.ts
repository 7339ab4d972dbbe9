import { rowData } from '#schema/resource.ts'
import { settingDeclaration, settingState } from '#schema/settings.ts'
import { allRoles, call, publishingRoles, signedOut } from '../call.ts'
import { acceptReservations, stale, standing } from './resources.ts'
import { z } from 'zod'

/** The name of a setting, as `GET /admin/settings` tells them. */
const params = z.object({ setting: z.string().max(40) })
const unknown = { ...signedOut, 404: '그런 설정이 없을 때' } as const
const wrong = '값이 맞지 않을 때, 필드마다 하나씩'
const tag = 'console-settings'

export const settingsContract = {
  'GET /admin/settings': call({
    summary: '병원의 설정들',
    description: '이름, 폼의 JSON Schema, 누가 무엇을 할 수 있는지.',
    access: 'admin',
    roles: allRoles,
    tag,
    response: z.object({ rows: z.array(settingDeclaration) }),
    problems: signedOut,
  }),
  'GET /admin/settings/{setting}': call({
    summary: '설정 하나',
    access: 'admin',
    roles: allRoles,
    tag,
    params,
    response: settingState,
    problems: unknown,
  }),
  'PUT /admin/settings/{setting}': call({
    summary: '설정 하나를 통째로 변경',
    description: '빠진 값은 기본값이 됩니다. 페이지와 예약에 바로 적용됩니다.',
    access: 'admin',
    roles: publishingRoles,
    tag,
    params,
    query: z.object({ acceptReservations }),
    headers: z.object({ 'if-match': z.string({ error: 'If-Match 헤더에 읽었던 etag를 넣어야 합니다.' }) }),
    body: rowData,
    response: settingState,
    problems: { ...unknown, 409: `${stale}; ${standing}`, 422: wrong },
  }),
  'POST /admin/settings/{setting}/check': call({
    summary: '저장하지 않고 살피기',
    description: '저장한다면 어떻게 남을지 알려 줍니다. 아무것도 바뀌지 않습니다.',
    access: 'admin',
    roles: publishingRoles,
    tag,
    params,
    body: rowData,
    response: z.object({ data: rowData }),
    problems: { ...unknown, 422: wrong },
  }),
}
