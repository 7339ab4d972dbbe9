import { timeOf, timeText } from '#schema/plain/days.ts'
import type { Override } from '#schema/reservations.ts'
import { josa } from 'es-hangul'
import type { Doctor, Schedule } from './schedule.ts'
import { dayOf, minute, timestampOf } from '#backend/kernel/time/seoul-time.ts'
import type { Span } from './spans.ts'
import { contains, meets, within } from './spans.ts'
import { clinicHours, doctorHours } from './working-hours.ts'

type Visit = { startsAt: Date; endsAt: Date; employeeId: number | null }

/**
 * Returns each reason why customers could not book a visit at a time, as the desk reads it. Grid, notice and range are for
 * customers alone; time that somebody else has is the claims' to refuse. Source: docs/product.md, R29.
 */
export function closedTimes(
  schedule: Schedule,
  { startsAt, endsAt, employeeId }: Visit,
  now: Date,
): Override[] {
  const day = dayOf(startsAt)
  const midnight = timestampOf(day, 0)
  const visit = {
    start: (startsAt.getTime() - midnight) / minute,
    end: (endsAt.getTime() - midnight) / minute,
  }
  const doctor = schedule.doctors.find(({ id }) => id === employeeId)
  return [
    ...(startsAt < now ? [{ code: 'past' as const, message: '이미 지난 시각입니다.' }] : []),
    ...ofClinic(schedule, day, visit),
    ...(doctor ? ofDoctor(schedule, doctor, day, visit) : []),
  ]
}

/** `한서윤 원장` */
export const nameOf = ({ name, title }: Pick<Doctor, 'name' | 'title'>): string =>
  [name, title].filter(Boolean).join(' ')

function ofClinic(schedule: Schedule, day: string, visit: Span): Override[] {
  const { spans, lunch, reason } = clinicHours(schedule, day)
  if (reason) return [{ code: 'clinic-closed', message: `병원이 쉬는 날입니다: ${reason.message}.` }]
  const open = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 }
  const isLunch = lunch !== null && meets(lunch, visit)
  return [
    ...(contains(open, visit)
      ? []
      : [
          {
            code: 'outside-hours' as const,
            message: `병원의 진료 시간(${hoursText([open])})을 벗어납니다.`,
          },
        ]),
    ...(isLunch ? [{ code: 'lunch' as const, message: `점심시간(${hoursText([lunch])})과 겹칩니다.` }] : []),
  ]
}

function ofDoctor(schedule: Schedule, doctor: Doctor, day: string, visit: Span): Override[] {
  const clinic = clinicHours(schedule, day)
  const { spans, reason } = doctorHours(clinic, doctor, day)
  // The clinic says so already.
  if (clinic.reason) return []
  const name = nameOf(doctor)
  if (reason) {
    const why = doctor.exceptions.get(day)?.reason
    return [
      { code: 'doctor-off', message: `${josa(name, '은/는')} 이날 휴진입니다${why ? `(${why})` : ''}.` },
    ]
  }
  const isThere = within(clinic.spans, visit).every((part) => spans.some((span) => contains(span, part)))
  if (isThere) return []
  return [{ code: 'doctor-hours', message: `${name}의 진료 시간(${hoursText(spans)})을 벗어납니다.` }]
}

const hoursText = (spans: readonly Span[]) =>
  spans.map(({ start, end }) => `${timeText(timeOf(start))}~${timeText(timeOf(end))}`).join(', ')
