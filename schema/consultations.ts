import { z } from 'zod'
import { day, moment, phoneNumber, rowId, typed } from './call-parts.ts'
import { bookingDay } from './employees.ts'
import { phoneProof } from './phone-codes.ts'
import { line, paragraph } from './primitives.ts'
import { campaigns, consentsOfBooking, contactName } from './reservations.ts'
import { agreements, consentChannel } from './terms.ts'
import { waitingPart } from './waitings.ts'

/* Requests to be called: somebody asks before they book, the clinic calls, and often makes a reservation of it. */

const id = z.number().int().positive()

export const consultationStatus = z
  .enum(['NEW', 'CALLING', 'CONTACTED', 'BOOKED', 'CLOSED', 'WITHDRAWN'])
  .meta({ description: '새 신청, 통화 중, 연락함, 예약으로 이어짐, 종료, 고객이 취소' })
export type ConsultationStatus = z.infer<typeof consultationStatus>

export const consultationInput = z.object({
  productId: rowId.nullable().default(null).meta({ description: '궁금한 시술' }),
  message: typed(1000).trim().min(1, '궁금하신 것을 적어 주세요.'),
  wishedDay: bookingDay
    .nullable()
    .default(null)
    .meta({ description: '통화를 원하는 날. 없으면 아무 날이나' }),
  wishedPart: waitingPart.default('ANY').meta({ description: '통화를 원하는 시간대' }),
  contactName: contactName.optional(),
  contactPhone: phoneNumber.optional(),
  phoneProof: phoneProof.optional(),
  agreements: agreements.default([]),
  channel: consentChannel,
  ...consentsOfBooking,
  utm: campaigns,
})
export type ConsultationInput = z.output<typeof consultationInput>

/** Confirmation that the visitor gets. */
export const receivedConsultation = z.object({ id, createdAt: moment })

/** A question and its status. */
const asked = {
  id,
  status: consultationStatus,
  product: z.object({ id, name: line() }).nullable(),
  message: paragraph(),
  wishedDay: day.nullable(),
  wishedPart: waitingPart,
}

/** A request as who asked sees it. */
export const ownConsultation = z.object({
  ...asked,
  canWithdraw: z.boolean().meta({ description: '병원이 아직 연락하지 않아 거둘 수 있는지' }),
  createdAt: moment,
})

export const consoleConsultation = z.object({
  ...asked,
  contactName: line().meta({ description: '보기를 청하기 전에는 가려져 있습니다' }),
  contactPhone: z.string(),
  isMember: z.boolean(),
  isMinor: z.boolean(),
  memo: paragraph(2000),
  reservationId: id.nullable().meta({ description: '이 상담에서 이어진 예약' }),
  createdAt: moment,
  answeredAt: moment.nullable().meta({ description: '병원이 처음 응대한 때' }),
})

/** Changes by the clinic. A missing field stays as it is. */
export const consultationChange = z.object({
  status: consultationStatus.exclude(['WITHDRAWN']).optional(),
  memo: typed(2000).optional(),
  reservationId: rowId.optional().meta({ description: '이 상담에서 만든 예약. 상태는 BOOKED가 됩니다' }),
})
export type ConsultationChange = z.output<typeof consultationChange>
