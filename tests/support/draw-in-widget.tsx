import type { ReactNode } from 'react'
import { emptyBooking, type Booking } from '#widget/app/booking.ts'
import { WidgetContext, type WidgetContextValue } from '#widget/app/context.ts'
import type { TreatmentWord } from '#schema/plain/treatment-word.ts'
import { draw } from './draw.ts'
import { knownClock } from './known-clock.ts'

type Given = {
  api: object
  member?: object
  dispatch?: object
  booking?: Booking
  treatmentWord?: TreatmentWord
  /** Time in ms by the server. */
  now?: number
}

/** Draws a screen of the booking widget, for somebody who has chosen nothing. */
export function drawInWidget(screen: ReactNode, { now, treatmentWord = '시술', ...given }: Given) {
  const value = {
    cache: new Map(),
    booking: emptyBooking,
    dispatch: () => {},
    member: null,
    site: { name: '단장의원', treatmentWord },
    options: { mode: 'popup' },
    ...given,
  }
  return draw(
    <WidgetContext value={value as unknown as WidgetContextValue}>{screen}</WidgetContext>,
    ...(now === undefined ? [] : [knownClock(now)]),
  )
}
