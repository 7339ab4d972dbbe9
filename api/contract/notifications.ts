import { messageChannels, messageTest } from '#schema/notifications.ts'
import { call, publishingRoles, signedOut } from '../call.ts'
import { z } from 'zod'

const tag = 'console-settings'

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
}
