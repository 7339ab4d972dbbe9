import { settings, settingsInput } from '#schema/settings.ts'
import { allRoles, call, signedOut } from '../call.ts'
import { z } from 'zod'

export const settingsContract = {
  'GET /admin/settings': call({
    summary: '사이트와 예약의 설정',
    access: 'admin',
    roles: allRoles,
    tag: 'console-settings',
    response: settings,
    problems: signedOut,
  }),
  'PUT /admin/settings': call({
    summary: '사이트와 예약의 설정 바꾸기',
    description:
      '소유자만 바꿉니다. 통째로 바뀌며, 빠진 값은 기본값이 됩니다. 페이지와 예약에 바로 적용됩니다.',
    access: 'admin',
    roles: ['owner'],
    tag: 'console-settings',
    headers: z.object({
      'if-match': z.string({ error: 'If-Match 헤더에 읽었던 etag를 넣어야 합니다.' }),
    }),
    body: settingsInput,
    response: settings,
    problems: {
      ...signedOut,
      403: '소유자가 아닐 때',
      409: '읽은 뒤에 다른 사람이 바꿨을 때',
      422: '값이 맞지 않을 때',
    },
  }),
}
