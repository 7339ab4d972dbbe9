import { ApiError } from '#api/client.ts'
import type { GlobalSlot } from '#schema/block.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { nameField } from '#admin/kit/form/data/name-field.ts'
import { getBlocksQueryOptions, type BlockType } from '../queries/get-blocks.ts'

export type TrialBlock = { component: string; data: Record<string, unknown> }

/** Asks the API whether a block may stand in a slot. `problems`: why not, each by the name of its field. */
export function useTrial(slot: GlobalSlot, block: TrialBlock): { problems: string[]; isReady: boolean } {
  const { api } = useAdmin()
  const { data: blocks } = useQuery(getBlocksQueryOptions(api))
  const { error, isSuccess } = useQuery({
    queryKey: ['POST /admin/global/{slot}/check', slot, block],
    queryFn: ({ signal }) =>
      api.request('POST /admin/global/{slot}/check', { params: { slot }, body: block, signal }),
    retry: false,
    staleTime: Infinity,
  })
  const type = blocks?.rows.find(({ component }) => component === block.component)
  return { problems: error ? problemsOf(error, type) : [], isReady: isSuccess }
}

function problemsOf(error: Error, type: BlockType | undefined): string[] {
  if (!(error instanceof ApiError) || error.errors.length === 0) return [error.message]
  return error.errors.map(({ path, message }) => {
    const [, ...names] = path.split('/').slice(1)
    const field = nameField(type?.jsonSchema ?? {}, names).join(' › ')
    return field ? `${field}: ${message}` : message
  })
}
