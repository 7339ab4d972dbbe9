import { useEffect, useRef, type Dispatch } from 'react'
import { ApiError } from '#api/client.ts'
import type { ReservationDraft } from '#schema/plain/reservation-draft.ts'
import type { WidgetApi } from '../api.ts'
import type { ToHost } from '../message.ts'
import type { Booking } from './booking.ts'
import type { BookingAction } from './reduce-booking.ts'

/** Tells the page of the booking in hand whenever it changes, so that it is found again. Source: docs/product.md, K6. */
export function useKeptDraft(
  draft: ReservationDraft | null | undefined,
  tell: (message: ToHost) => void,
): void {
  const told = useRef('null')
  useEffect(() => {
    const text = JSON.stringify(draft)
    if (draft === undefined || text === told.current) return
    told.current = text
    tell({ type: 'draft', draft })
  })
}

type Bookable = { api: WidgetApi; booking: Booking; dispatch: Dispatch<BookingAction> }

/** Begins anew where what an earlier document began can't be booked any more. */
export function useBookable({ api, booking, dispatch }: Bookable): void {
  const { idempotencyKey, isResumed, items } = booking
  const begun = isResumed ? JSON.stringify(items) : '[]'
  useEffect(() => {
    if (begun === '[]') return
    const controller = new AbortController()
    api.quote(JSON.parse(begun), controller.signal).catch((error: unknown) => {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (isRefused && !controller.signal.aborted) dispatch({ type: 'forgotten' })
    })
    return () => controller.abort()
    // Once for each opening: what is chosen there is of the present.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [idempotencyKey, isResumed])
}
