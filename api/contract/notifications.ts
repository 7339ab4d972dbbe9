import { listOf, paging } from '#schema/call-parts.ts'
import { messageChannels, messageTest, undeliveredMessage } from '#schema/notifications.ts'
import { call, publishingRoles, signedOut } from '../call.ts'
import { z } from 'zod'

const tag = 'console-settings'
const deskRoles = ['owner', 'manager', 'desk'] as const

export const notificationsContract = {
  'GET /admin/messages/channels': call({
    summary: '메시지를 보내는 길',
    description: '운영자가 연결한 것. 연결된 것이 없는 메시지는 서버의 파일로 남습니다.',
    access: 'admin',
    roles: publishingRoles,
    tag,
    response: messageChannels,
    problems: signedOut,
  }),
  'POST /admin/messages/test': call({
    summary: '메시지 시험 발송',
    description: '앞에 [시험]을 붙여 보기 값으로 보냅니다. 저장하지 않은 말도 보낼 수 있습니다.',
    access: 'admin',
    roles: publishingRoles,
    tag,
    body: messageTest,
    response: z.object({ to: z.string() }),
    rateLimit: { points: 5, seconds: 300 },
    problems: {
      ...signedOut,
      422: '그런 메시지가 없거나, 보낼 말이나 받을 곳이 맞지 않을 때',
      429: '5분에 다섯 번보다 많이 보냈을 때',
    },
  }),
  'GET /admin/messages/undelivered': call({
    summary: '보내지 못한 메시지, 새것부터',
    description:
      '세 시간쯤 열 번 시도하고 그만둔 것과, 한 달 문자·알림톡 한도에 이르러 보내지 않은 것. 인증번호와 계정의 메시지는 다시 보낼 수 없어 들어 있지 않습니다. 7일 동안, 예약의 메시지는 예약 시각까지 남습니다.',
    access: 'admin',
    roles: deskRoles,
    tag,
    query: z.object(paging),
    response: listOf(undeliveredMessage),
    problems: signedOut,
  }),
  'POST /admin/messages/undelivered/resend': call({
    summary: '보내지 못한 메시지를 다시 보내기',
    description: '같은 메시지를 처음부터 다시 시도합니다.',
    access: 'admin',
    roles: deskRoles,
    tag,
    body: z.object({
      ids: z
        .array(z.number().int().positive())
        .max(100)
        .nullable()
        .default(null)
        .meta({ description: 'null이면 모두' }),
    }),
    response: z.object({ count: z.number().int().nonnegative() }),
    rateLimit: { points: 30, seconds: 60 },
    problems: { ...signedOut, 422: '값이 맞지 않을 때', 429: '너무 자주 시도했을 때' },
  }),
}
