import { createContext, useContext, type Dispatch } from 'react'
import type { Customer, WidgetApi } from '../api.ts'
import type { ToHost, Utm, WidgetOptions } from '../message.ts'
import { inClinicWords } from '#schema/plain/treatment-word.ts'
import type { WidgetSite } from '../site.ts'
import type { Booking } from './booking.ts'
import type { BookingAction } from './reduce-booking.ts'
import type { Session } from './session.ts'
import type { AnswerCache } from './use-answer.ts'

export type WidgetContextValue = {
  api: WidgetApi
  session: Session
  cache: AnswerCache
  site: WidgetSite
  options: WidgetOptions
  utm: Utm
  booking: Booking
  dispatch: Dispatch<BookingAction>
  /** Member who is signed in; `null` for a guest, `undefined` until that is known. */
  member: Customer | null | undefined
  setMember: (member: Customer | null) => void
  tell: (message: ToHost) => void
  close: () => void
}

export const WidgetContext = createContext<WidgetContextValue | null>(null)

export function useWidget(): WidgetContextValue {
  const value = useContext(WidgetContext)
  if (!value) throw new Error('useWidget is called outside the widget.')
  return value
}

/** Returns what says the widget's own texts in the clinic's word for a treatment. Source: docs/product.md, C11. */
export function useClinicWords(): (text: string) => string {
  const { treatmentWord } = useWidget().site
  return (text) => inClinicWords(text, treatmentWord)
}
