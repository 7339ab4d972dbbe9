import type { notificationsContract } from '#api/contract/notifications.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<keyof typeof notificationsContract> = {
  'GET /admin/messages/channels': { response: { email: true, sms: true, alimtalk: false } },
  'POST /admin/messages/test': {
    body: {
      audience: 'visitor',
      kind: 'CONFIRMED',
      words: '[#{병원}] #{이름}님, #{날짜} #{시각}에 뵙겠습니다.\n예약 확인: #{링크}',
      to: '010-1234-5678',
    },
    response: { to: '+821012345678' },
  },
}

export default examples
