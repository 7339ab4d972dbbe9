import { QueryClientProvider } from '@tanstack/react-query'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { useState } from 'react'
import { AdminProvider, type SettingsSchemas } from './admin-context.tsx'
import { createAdmin } from './create-admin.ts'
import type { Account } from './queries/get-session.ts'
import { LinkGate } from './session/link-gate.tsx'
import { SessionGate } from './session/session-gate.tsx'
import { Accent } from './accent.tsx'
import { Shell } from './shell/shell.tsx'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { BrowserRouter } from 'react-router-dom'

/** Each screen tells of its own failures, and who is signed out is asked to sign in (`createAdmin`). */
const createQueryClient = () => {
  const queryClient = createSiteQueryClient()
  const { queries, mutations } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    queries: {
      ...queries,
      refetchOnWindowFocus: false,
      // Several people may write one site.
      staleTime: 30_000,
      // Nothing goes on by itself after it was given up: what needs a network says so, and is asked again by hand.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    ...(mutations && { mutations }),
  })
  return queryClient
}

/** The console. */
export function AdminApp({ settings }: { settings: SettingsSchemas }) {
  const [queryClient] = useState(createQueryClient)
  const [wasSignedOut, setWasSignedOut] = useState(false)
  const [admin] = useState(() =>
    createAdmin(queryClient, settings, () =>
      queryClient.setQueryData<Account | null>(['GET /admin/session'], (account) => {
        if (account) setWasSignedOut(true)
        return null
      }),
    ),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <AdminProvider value={admin}>
        <CSPProvider disableStyleElements>
          <BrowserRouter basename="/admin">
            <Accent>
              <LinkGate>
                <SessionGate wasSignedOut={wasSignedOut}>
                  {(account) => <Shell account={account} />}
                </SessionGate>
              </LinkGate>
            </Accent>
          </BrowserRouter>
        </CSPProvider>
      </AdminProvider>
    </QueryClientProvider>
  )
}
