import { useState } from 'react'
import type { SlotQuery } from '../../api.ts'
import { lastDayIn, monthOf } from '#schema/plain/months.ts'
import { useWidget } from '../context.ts'
import { useAnswer } from '../use-answer.ts'

/** Month that is turned to, its days, and the times of the day in hand. */
export function useFreeTimes(firstDay: string) {
  const widget = useWidget()
  const { api, cache, booking } = widget
  // A booking that was begun long ago may be of a day that is over.
  const chosen = booking.day !== null && booking.day >= firstDay ? booking.day : null
  const query = slotQuery(widget)
  const key = JSON.stringify([query.items, query.employeeId, query.moving?.reservationId ?? null])
  const [turned, setTurned] = useState<string | null>(null)
  const month = turned ?? monthOf(chosen ?? firstDay)
  const days = useAnswer(cache, `days ${key} ${month}`, (signal) =>
    api.days(query, month === monthOf(firstDay) ? firstDay : `${month}-01`, lastDayIn(month), signal),
  )
  const next = days.data?.nextAvailable ?? null
  const day = chosen ?? (days.isStale ? null : (next?.day ?? null))
  const times = useAnswer(cache, day ? `times ${key} ${day}` : null, (signal) =>
    api.times(query, day as string, signal),
  )
  return {
    chosen,
    month,
    setTurned,
    days,
    next,
    day,
    times,
    isShownMonth: chosen === null || days.isStale || monthOf(chosen) === month,
    // The screen stays, and so do its questions: they are asked again here.
    askAgain() {
      days.retry()
      times.retry()
    },
  }
}

export type FreeTimes = ReturnType<typeof useFreeTimes>

function slotQuery({ booking }: ReturnType<typeof useWidget>): SlotQuery {
  const { screen, found, hold, items, employeeId } = booking
  if (screen === 'move' && found) {
    const { reservation, changeToken } = found
    return {
      items: reservation.items.map(({ productOptionId, quantity }) => ({ productOptionId, quantity })),
      employeeId: reservation.isEmployeeChosen ? (reservation.employee?.id ?? null) : null,
      moving: { reservationId: reservation.id, changeToken },
    }
  }
  return {
    items,
    employeeId,
    holdToken: hold?.holdToken,
  }
}
