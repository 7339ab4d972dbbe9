import { useQuery } from '@tanstack/react-query'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { EarlyMenu } from '#ui/early/early-menu.tsx'
import type block from './block.ts'
import { queries } from './queries.ts'

export default function HeaderEarlyLayer({ data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { data: partner } = useQuery(queries(data, context).partner)
  const { navigation, reservationButtonConfig } = data
  return (
    <EarlyMenu
      navigation={navigation}
      reservationButton={reservationButtonConfig}
      partner={partner}
      path={context.path}
    />
  )
}
