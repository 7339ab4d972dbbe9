import { reservationStatusNames } from '#schema/plain/reservation-words.ts'
import type { ReservationStatus } from '#schema/reservations.ts'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { useSearchParams } from 'react-router-dom'
import { useToday } from '#admin/kit/parts/use-today.ts'

export const viewNames = {
  day: '일',
  week: '주',
  list: '목록',
  waitings: '대기',
  consultations: '상담',
} as const
export type ViewName = keyof typeof viewNames

export type View = {
  view: ViewName
  /** `''`: those of every day. */
  day: string
  status: ReservationStatus | ''
  employeeId: string
  /** Name, phone or number that is looked for, from today on. */
  keyword: string
  page: number
  /** Reservation, or request to be called, whose details are open. */
  open: number | null
}

/** What is shown stands in the address, so that reloading and going back keep it. */
export function useView(): { view: View; change: (values: Partial<View>) => void } {
  const [params, setParams] = useSearchParams()
  const isPhone = useIsPhone()
  const today = useToday()
  const named = params.get('status') ?? ''
  const status = named in reservationStatusNames ? (named as ReservationStatus) : ''
  const keyword = params.get('keyword') ?? ''
  // What may lie on any day is a list, and so is what a phone has room for.
  const usual: ViewName = status || keyword || isPhone ? 'list' : 'day'
  const chosen = params.get('view') ?? ''
  const name = chosen in viewNames && !keyword ? (chosen as ViewName) : usual
  const isOfEveryDay =
    name === 'waitings' ||
    name === 'consultations' ||
    (name === 'list' && (status === 'REQUESTED' || keyword !== ''))
  const view: View = {
    view: name,
    day: params.get('day') ?? (isOfEveryDay ? '' : today),
    status,
    employeeId: params.get('employeeId') ?? '',
    keyword,
    page: Math.max(1, Number(params.get('page')) || 1),
    open: Number(params.get('open')) || null,
  }
  const change = (values: Partial<View>) => {
    const next = new URLSearchParams(params)
    // Another choice begins at its first page.
    if (!('open' in values)) next.delete('page')
    // What is open is of one view.
    if ('view' in values) next.delete('open')
    for (const [key, value] of Object.entries(values)) {
      if (value === '' || value === null) next.delete(key)
      else next.set(key, String(value))
    }
    setParams(next, { replace: true })
  }
  return { view, change }
}
