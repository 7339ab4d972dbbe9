import { useQuery } from '@tanstack/react-query'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { EarlyBooking } from '#ui/early/early-booking.tsx'
import type block from './block.ts'
import { queries } from './queries.ts'

export default function WidgetEarlyLayer({ data }: BlockProps<typeof block>) {
  const { data: partner } = useQuery(queries(data, useQueryContext()).partner)
  return <EarlyBooking title={data.title} partner={partner} />
}
