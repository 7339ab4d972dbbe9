import type { ApiClient, CallOutput } from '#api/client.ts'
import type { GlobalSlot } from '#schema/block.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

type Global = CallOutput<'GET /admin/global'>
export type SlotState = CallOutput<'PUT /admin/global/{slot}'>

/** Draft and published state of the six slots. */
export const getGlobalQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /admin/global'],
    queryFn: ({ signal }) => api.request('GET /admin/global', { signal }),
  })

/** Puts a slot's state that came with a save where the others are. */
export const setSlotState = (client: QueryClient, slot: GlobalSlot, state: SlotState) =>
  client.setQueryData<Global>(
    ['GET /admin/global'],
    (global) => global && { ...global, slots: { ...global.slots, [slot]: state } },
  )
