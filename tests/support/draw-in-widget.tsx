import type { ReactNode } from 'react'
import { emptyBooking } from '#widget/app/booking.ts'
import { WidgetContext, type WidgetContextValue } from '#widget/app/context.ts'
import { draw } from './draw.ts'

/** Draws a screen of the booking widget, for somebody who has chosen nothing. */
export function drawInWidget(screen: ReactNode, given: { api: object; member?: object; dispatch?: object }) {
  const value = { cache: new Map(), booking: emptyBooking, dispatch: () => {}, member: null, ...given }
  return draw(<WidgetContext value={value as unknown as WidgetContextValue}>{screen}</WidgetContext>)
}
