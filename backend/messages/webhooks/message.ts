import type { ToldReservation, WebhookMessage, WebhookMessageType } from '#schema/webhooks.ts'
import { toldReservation } from '#schema/webhooks.ts'

type Contact = { name: string; phone: string }
type Told = {
  partnerId: number
  type: WebhookMessageType
  createdAt: Date
  reservation: ToldReservation
  /** Absent where the webhook does not ask for it; of somebody who has left there is none. */
  contact?: Contact | undefined
}

/** The body of a delivery. */
export const toMessage = ({ partnerId, type, createdAt, reservation, contact }: Told): WebhookMessage => ({
  type,
  timestamp: createdAt.toISOString(),
  data: {
    partnerId,
    reservation: {
      ...inOrder(reservation),
      ...(contact && { contact: contact.phone === '' ? null : contact }),
    },
  },
})

/** With fields in the order of the documentation: the database keeps them in one of its own. */
const inOrder = (reservation: ToldReservation) => toldReservation.safeParse(reservation).data ?? reservation

export const messageIdOf = (messageId: string) => `msg_${messageId}`

/** Reservation that a test tells of: nobody's. */
export const sampleReservation: ToldReservation = {
  id: 1,
  code: 'TEST0000',
  type: 'TREATMENT',
  status: 'REQUESTED',
  reservedAt: '2030-07-03T01:00:00.000Z',
  endsAt: '2030-07-03T01:30:00.000Z',
  day: '2030-07-03',
  time: '10:00',
  durationMinutes: 30,
  employee: { id: 1, name: '김단장' },
  items: [{ productOptionId: 1, productId: 1, productName: '시험 시술', optionName: '1회', quantity: 1 }],
  pendingMove: null,
}
export const sampleContact: Contact = { name: '홍길동', phone: '+821012345678' }
