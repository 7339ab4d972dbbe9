import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ApiError } from '#api/client.ts'
import { useState } from 'react'
import { AdminProvider } from './admin-context.tsx'
import { createAdmin } from './create-admin.ts'
import type { JsonSchema } from './form/json-schema.ts'
import { LayoutScreen } from './layout/layout-screen.tsx'
import type { Account } from './queries/get-session.ts'
import { SessionGate } from './session/session-gate.tsx'
import { Accent } from './accent.tsx'

const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof ApiError && error.status < 500)

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, refetchOnWindowFocus: false, staleTime: 30_000 } },
  })

/** The console. */
export function AdminApp({ pageSettings }: { pageSettings: JsonSchema }) {
  const [queryClient] = useState(createQueryClient)
  const [wasSignedOut, setWasSignedOut] = useState(false)
  const [admin] = useState(() =>
    createAdmin(queryClient, pageSettings, () =>
      queryClient.setQueryData<Account | null>(['GET /admin/session'], (account) => {
        if (account) setWasSignedOut(true)
        return null
      }),
    ),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <AdminProvider value={admin}>
        <Accent>
          <SessionGate wasSignedOut={wasSignedOut}>
            {(account) => <LayoutScreen account={account} />}
          </SessionGate>
        </Accent>
      </AdminProvider>
    </QueryClientProvider>
  )
}
