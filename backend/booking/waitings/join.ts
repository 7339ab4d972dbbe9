import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { lockCustomer } from '#backend/people/customers/lock-customer.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { readAsked, requireAgreed } from '#backend/clinic/terms/asked-consents.ts'
import { readPhoneProof } from '#backend/people/phone-codes/phone-proof.ts'
import { readSigningKey } from '#backend/booking/reservations/change-token.ts'
import { unknownEmployee } from '#backend/booking/reservations/create.ts'
import { needsOf, requireOptions } from '#backend/catalogue/products/options.ts'
import { contactOf, requireGuardian, requirePhoneProof } from '#backend/booking/reservations/requester.ts'
import { loadSchedule } from '#backend/booking/schedules/load-schedule.ts'
import { takeUnproved } from '#backend/booking/unproved/bound-unproved.ts'
import type { WaitingInput } from '#schema/waitings.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { requireFull } from './free-time.ts'
import { tellJoined } from './messages.ts'
import { waitings } from './table.ts'
import { readWaitings, toOwn } from './view.ts'

/** Days that one phone may wait for at a time. */
const mostPerPhone = 5

/**
 * Takes a place in the line for a day that is full, with the same proofs and consents as a booking. Throws as a booking does,
 * 409 where something is free or the phone waits for that day already, 422 where it waits for too many.
 */
export async function joinLine(
  database: Database,
  partnerId: number,
  { customer, input, source }: { customer: Customer | null; input: WaitingInput; source: string },
) {
  const contact = contactOf(customer, input)
  const { contactPhone } = contact
  return database.withPartner(partnerId, async (tx) => {
    if (customer) await lockCustomer(tx, customer.id, 'key share')
    await lockName(tx, `waitings:${partnerId}:${contactPhone}`)
    const now = new Date()
    const { day, part, items } = input
    const employeeId = input.employeeId ?? undefined
    const optionIds = items.map(({ productOptionId }) => productOptionId)
    const [schedule, options, asked, proof] = await Promise.all([
      loadSchedule(tx, { from: day, to: day, employeeId, optionIds }),
      requireOptions(tx, { items }),
      readAsked(tx, customer?.id),
      readPhoneProof(tx, contactPhone, input.phoneProof),
    ])
    const { rules } = schedule
    if (employeeId !== undefined && schedule.doctors.length === 0) throw unknownEmployee()
    await refuseMore(tx, contactPhone, day)
    const needs = needsOf(options, rules)
    requireFull(schedule, { day, part, ...needs, now })
    const phoneProvedAt = requirePhoneProof({ proof, rules, customer })
    const isMinor = requireGuardian(customer, input)
    const hasSensitiveConsent = requireAgreed(asked, { ...input, isSensitive: options.length > 0 })
    if (!phoneProvedAt && !customer?.isCertified)
      await takeUnproved(tx, schedule, { kind: 'REQUEST', source, minutes: needs.durationMinutes })
    const [row] = await tx
      .insert(waitings)
      .values({
        partnerId,
        customerId: customer?.id ?? null,
        day,
        part,
        employeeId: input.employeeId,
        items,
        ...contact,
        phoneProvedAt,
        isMinor,
        guardianConsentAt: isMinor ? now : null,
        sensitiveConsentAt: hasSensitiveConsent ? now : null,
        agreements: input.agreements,
        channel: input.channel,
        utm: input.utm,
      })
      .returning()
    if (!row) throw new Error('An insert that returns nothing.')
    await tellJoined(tx, row)
    const [stored] = await readWaitings(tx, eq(waitings.id, row.id))
    if (!stored) throw new Error('A row that was just made is not there.')
    return toOwn(stored, await readSigningKey(tx))
  })
}

/** Throws 409 where the phone waits for that day, 422 where it waits for as many as it may. */
async function refuseMore(tx: PartnerTransaction, contactPhone: string, day: string): Promise<void> {
  const open = await tx
    .select({ day: waitings.day })
    .from(waitings)
    .where(
      and(
        isOfPartner(tx, waitings),
        eq(waitings.contactPhone, contactPhone),
        inArray(waitings.status, ['WAITING', 'OFFERED']),
      ),
    )
  const refuse = (status: 409 | 422, code: string, message: string) =>
    new ProblemError(status, code, message, { errors: [{ path: '/day', message }] })
  if (open.some((one) => one.day === day)) {
    const message =
      '이 전화번호로 그날의 자리를 이미 기다리고 있습니다. 바꾸시려면 안내 문자의 링크에서 그만두고 다시 신청해 주세요.'
    throw refuse(409, 'waiting-already', message)
  }
  if (open.length < mostPerPhone) return
  throw refuse(
    422,
    'too-many-waitings',
    `한 전화번호로 ${mostPerPhone}일까지 기다릴 수 있습니다. 다른 날의 대기를 그만두고 신청해 주세요.`,
  )
}
