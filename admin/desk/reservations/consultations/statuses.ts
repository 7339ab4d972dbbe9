import type { CallOutput } from '#api/client.ts'
import type { ConsultationStatus } from '#schema/consultations.ts'
import { dayText } from '#schema/plain/days.ts'
import type { ReservationStatus } from '#schema/reservations.ts'

export type ConsoleConsultation = CallOutput<'GET /admin/consultations'>['rows'][number]

export const consultationNames: Record<ConsultationStatus, string> = {
  NEW: '새 신청',
  CALLING: '통화 중',
  CONTACTED: '연락함',
  BOOKED: '예약함',
  CLOSED: '종료',
  WITHDRAWN: '고객이 취소',
}

/** The colour of each, as that of a reservation's status. */
export const looks: Record<ConsultationStatus, ReservationStatus> = {
  NEW: 'REQUESTED',
  CALLING: 'REQUESTED',
  CONTACTED: 'CONFIRMED',
  BOOKED: 'DONE',
  CLOSED: 'CANCELLED',
  WITHDRAWN: 'CANCELLED',
}

type Step = { status: Exclude<ConsultationStatus, 'WITHDRAWN'>; title: string; isNext?: boolean }

const close: Step = { status: 'CLOSED', title: '종료' }
const contacted: Step = { status: 'CONTACTED', title: '연락함', isNext: true }

/** What is done about a request in each state; making a reservation of it ends it too. */
export const stepsOf: Record<ConsultationStatus, Step[]> = {
  NEW: [{ status: 'CALLING', title: '통화 중' }, contacted, close],
  CALLING: [contacted, close],
  CONTACTED: [close],
  BOOKED: [],
  CLOSED: [{ status: 'CONTACTED', title: '다시 열기' }],
  WITHDRAWN: [],
}

export const isOpen = ({ status }: ConsoleConsultation) =>
  status !== 'BOOKED' && status !== 'CLOSED' && status !== 'WITHDRAWN'

const parts: Record<ConsoleConsultation['wishedPart'], string> = {
  ANY: '아무 때나',
  MORNING: '오전',
  AFTERNOON: '오후',
}

/** `11월 25일(수) 오후` */
export const wishText = ({ wishedDay, wishedPart }: ConsoleConsultation) =>
  wishedDay ? `${dayText(wishedDay)} ${parts[wishedPart]}` : `아무 날 ${parts[wishedPart]}`
