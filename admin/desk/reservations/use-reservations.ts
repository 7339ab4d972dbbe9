import type { ApiClient } from '#api/client.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ConsoleReservation } from './statuses.ts'

/** Time in ms after which a change by others appears where its news was lost; else it does at once. */
export const refreshEvery = 60_000

const pageSize = 100

type Period = { from: string; to: string; employeeId?: string | undefined }

/** Query of all reservations of some days. */
export const allReservations = (api: ApiClient, { from, to, employeeId }: Period) =>
  queryOptions({
    queryKey: ['GET /admin/reservations', 'all', from, to, employeeId],
    queryFn: async ({ signal }) => {
      const ask = (page: number) =>
        api.request('GET /admin/reservations', {
          query: { from, to, page, pageSize, ...(employeeId && { employeeId }) },
          signal,
        })
      const first = await ask(1)
      const others = Array.from({ length: Math.ceil(first.count / pageSize) - 1 }, (_, index) =>
        ask(index + 2),
      )
      const rows = [first, ...(await Promise.all(others))].flatMap((page) => page.rows)
      // One that was made meanwhile moves others to the next page.
      return [...new Map(rows.map((row): [number, ConsoleReservation] => [row.id, row])).values()]
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery,
    staleTime: 0,
  })
