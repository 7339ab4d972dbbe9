import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useQueryContext } from '#api/use-query-context.tsx'
import { useWidgetAnswers } from '#api/use-widget-answers.ts'
import type { BlockProps } from '#schema/define-block.ts'
import { loadGuestId, useWidgetState } from '#store/use-widget-state.ts'
import { ReservationWidget } from '#ui/widget/reservation-widget.tsx'
import type block from './block.ts'
import { queries } from './queries.ts'

/** The window in which a visitor books, told of each page that they go to. */
export default function GlobalWidgetType2({ data }: BlockProps<typeof block>) {
  const { data: partner } = useQuery(queries(data, useQueryContext()).partner)
  const { pathname } = useLocation()
  const state = useWidgetState()
  const answers = useWidgetAnswers(loadGuestId)
  return <ReservationWidget data={data} partner={partner} route={pathname} {...state} {...answers} />
}
