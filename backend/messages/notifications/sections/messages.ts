import { allRoles, publishingRoles } from '#api/call.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { MessageSetting } from '../message-form.ts'
import { messageForm } from '../message-form.ts'
import type { Audience, NotificationKind } from '../notify.ts'
import { notificationTemplates } from '../table.ts'
import { putPolicy, readPolicy } from '#backend/clinic/settings/booking-policy.ts'
import { bookingPolicy } from '#schema/employees.ts'
import { z } from 'zod'
import { defineSetting } from '#backend/clinic/settings/define-setting.ts'
import { namedTreatments } from '#backend/clinic/settings/named-treatments.ts'

const toVisitor = (kind: NotificationKind, title: string, hint: string) =>
  messageForm('visitor', kind, { title, hint })
/** One without which somebody waits or comes in vain. */
const always = (kind: NotificationKind, title: string, hint: string) =>
  messageForm('visitor', kind, { title, hint, isAlwaysSent: true })
const toClinic = (kind: NotificationKind, title: string, hint: string) =>
  messageForm('clinic', kind, { title, hint })

/** The messages by part of the form; a part's name tells who gets them. */
const parts = {
  booking: {
    PHONE_CODE: always('PHONE_CODE', '인증번호', '예약하며 전화번호를 확인할 때'),
    RECEIVED: toVisitor('RECEIVED', '예약 신청 받음', '병원의 확정을 기다리는 예약을 했을 때'),
    CONFIRMED: toVisitor('CONFIRMED', '예약 확정', '예약이 확정되었을 때'),
    REMINDER: toVisitor('REMINDER', '예약 알림', '확정된 예약이 다가올 때'),
    MOVED: toVisitor('MOVED', '예약 변경', '예약의 시간, 담당, 시술이 바뀌었을 때'),
    MOVE_REQUESTED: toVisitor('MOVE_REQUESTED', '변경 신청 받음', '확정된 예약의 시간을 바꿔 달라고 했을 때'),
    MOVE_REJECTED: always('MOVE_REJECTED', '변경 거절', '병원이 변경 신청을 거절했을 때'),
    REJECTED: always('REJECTED', '예약 거절', '병원이 예약 신청을 거절했을 때'),
    CANCELLED: always('CANCELLED', '예약 취소', '예약이 취소되었을 때'),
  },
  waiting: {
    WAITING_JOINED: toVisitor('WAITING_JOINED', '대기 신청 받음', '자리가 찬 날을 기다리겠다고 했을 때'),
    WAITING_OFFER: always('WAITING_OFFER', '자리가 남', '기다리던 날에 자리가 났을 때'),
    WAITING_LAPSED: toVisitor('WAITING_LAPSED', '대기 만료', '난 자리를 제때 예약하지 않았을 때'),
    WAITING_WITHDRAWN: always(
      'WAITING_WITHDRAWN',
      '자리 안내 철회',
      '안내한 자리가 병원의 휴진으로 없어졌을 때',
    ),
    CONSULTATION: toVisitor('CONSULTATION', '상담 신청 받음', '전화 상담을 신청했을 때'),
  },
  clinic: {
    RECEIVED: toClinic('RECEIVED', '예약 신청', '확정할 예약이 들어왔을 때'),
    CONFIRMED: toClinic('CONFIRMED', '바로 확정된 예약', '바로 확정되는 예약이 들어왔을 때'),
    MOVED: toClinic('MOVED', '고객의 시간 변경', '고객이 예약 시간을 바꿨을 때'),
    MOVE_REQUESTED: toClinic(
      'MOVE_REQUESTED',
      '변경 신청',
      '고객이 확정된 예약의 시간을 바꿔 달라고 했을 때',
    ),
    CANCELLED: toClinic('CANCELLED', '고객의 취소', '고객이 예약을 취소했을 때'),
    CONSULTATION: toClinic('CONSULTATION', '상담 신청', '전화 상담 신청이 들어왔을 때'),
  },
}
type Part = keyof typeof parts
const audienceOf = (part: Part) => (part === 'clinic' ? 'clinic' : 'visitor')
const partNames = Object.keys(parts) as Part[]

const { reminderMinutes, clinicRecipients } = bookingPolicy.shape

const schema = z.object({
  booking: z
    .object({ reminderMinutes, ...parts.booking })
    .prefault({})
    .meta({ title: '예약한 고객에게', control: 'part' }),
  waiting: z
    .object(parts.waiting)
    .prefault({})
    .meta({ title: '기다리거나 상담을 신청한 고객에게', control: 'part' }),
  clinic: z
    .object({ clinicRecipients, ...parts.clinic })
    .prefault({})
    .meta({ title: '병원에', control: 'part' }),
})
type Messages = z.output<typeof schema>

const unset: MessageSetting = { isSent: true, words: null, templateCode: '' }
const isUnset = ({ isSent, words, templateCode }: MessageSetting) =>
  isSent && words === null && templateCode === ''

/** The messages of a part that it has a setting for. */
const kindsOf = (part: Part) => Object.keys(parts[part]) as NotificationKind[]
const titleOf = (part: Part, kind: NotificationKind) =>
  (parts[part] as Partial<Record<NotificationKind, z.ZodType>>)[kind]?.meta()?.title ?? kind

/** The name of a message as the console shows it. */
export const messageTitle = (audience: Audience, kind: NotificationKind): string => {
  const part = partNames.find((one) => audienceOf(one) === audience && kind in parts[one])
  return part ? titleOf(part, kind) : kind
}

const settingOf = (data: Messages, part: Part, kind: NotificationKind) =>
  (data[part] as unknown as Record<string, MessageSetting>)[kind] ?? unset

async function read(tx: PartnerTransaction): Promise<z.input<typeof schema>> {
  const [policy, rows] = [
    await readPolicy(tx),
    await tx.select().from(notificationTemplates).where(isOfPartner(tx, notificationTemplates)),
  ]
  const ofPart = (part: Part) =>
    Object.fromEntries(
      kindsOf(part).map((kind) => {
        const row = rows.find((one) => one.kind === kind && one.audience === audienceOf(part))
        if (!row) return [kind, { ...unset }]
        const { isSent, words, templateCode } = row
        return [kind, { isSent, words, templateCode }]
      }),
    )
  return {
    booking: { reminderMinutes: policy.reminderMinutes, ...ofPart('booking') },
    waiting: ofPart('waiting'),
    clinic: { clinicRecipients: policy.clinicRecipients, ...ofPart('clinic') },
  }
}

async function write(tx: PartnerTransaction, data: Messages): Promise<void> {
  const policy = await readPolicy(tx)
  await putPolicy(
    tx,
    {
      ...policy,
      reminderMinutes: data.booking.reminderMinutes,
      clinicRecipients: data.clinic.clinicRecipients,
    },
    '/clinic/clinicRecipients',
  )
  const rows = partNames.flatMap((part) =>
    kindsOf(part)
      .map((kind) => ({ kind, audience: audienceOf(part), ...settingOf(data, part, kind) }) as const)
      .filter((row) => !isUnset(row))
      .map((row) => ({ ...row, partnerId: tx.partnerId })),
  )
  await tx.delete(notificationTemplates).where(isOfPartner(tx, notificationTemplates))
  if (rows.length > 0) await tx.insert(notificationTemplates).values(rows)
}

export default defineSetting({
  name: 'messages',
  title: '알림 메시지',
  description: '고객과 병원에 보내는 문자와 알림톡: 언제 무엇을 어떤 말로 보낼지.',
  place: 45,
  schema,
  access: { read: allRoles, write: publishingRoles },
  read,
  write,
  warn: (tx, data) =>
    namedTreatments(
      tx,
      partNames.flatMap((part) =>
        kindsOf(part).map((kind) => ({
          path: `/${part}/${kind}/words`,
          title: titleOf(part, kind),
          text: settingOf(data, part, kind).words ?? '',
        })),
      ),
    ),
  sample: {
    booking: {
      reminderMinutes: 1440,
      CONFIRMED: { words: '[#{병원}] #{이름}님, #{날짜} #{시각}에 뵙겠습니다.\n예약 확인: #{링크}' },
    },
    clinic: { clinicRecipients: ['desk@clinic.example'] },
  },
})
