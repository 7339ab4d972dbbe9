import { useQuery } from '@tanstack/react-query'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockData } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import type { ChosenPopups } from '#ui/popup/use-chosen-popups.ts'
import { useIsTyping } from '#ui/popup/use-is-typing.ts'
import type block from './block.ts'
import { GridPopups } from './grid-popups.tsx'
import { LayerPopups } from './layer-popups.tsx'

type PopupsProps = { data: BlockData<typeof block>; choice: ChosenPopups }

/** Either way of showing popups; without the partner's settings the simpler one. Source: docs/product.md, C3. */
export default function Popups({ data: { dismissTitle }, choice }: PopupsProps) {
  const { api, path } = useQueryContext()
  const { data: partner, isPending } = useQuery(getPartnerQueryOptions(api))
  const isTyping = useIsTyping()
  const isHeld = useApplicationStore(({ layers }) => layers.open > 0) || isTyping
  const config = partner?.homepageConfig
  if (isPending) return null

  const props = { choice, isHeld, dismissTitle }
  return config?.popupType === 'GRID' && choice.device === 'PC' ? (
    <GridPopups {...props} path={path} config={config} />
  ) : (
    <LayerPopups {...props} />
  )
}
