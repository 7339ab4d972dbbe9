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
  'GET /admin/messages/undelivered': {
    query: {},
    response: {
      rows: [
        {
          id: 42,
          title: '예약 확정',
          recipient: '+8210****5678',
          reservationCode: 'K7QM2XWD',
          reservedAt: '2030-07-03T05:30:00.000Z',
          createdAt: '2030-07-01T03:00:00.000Z',
          droppedAt: '2030-07-01T05:50:30.000Z',
          tries: 10,
          problem: null,
        },
      ],
      count: 1,
    },
  },
  'POST /admin/messages/undelivered/resend': { body: { ids: [42] }, response: { count: 1 } },
}

export default examples
