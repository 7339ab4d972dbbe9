import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminProvider, type SettingsSchemas } from './admin-context.tsx'
import { createAdmin } from './create-admin.ts'
import { createConsoleQueryClient } from './create-query-client.ts'
import { partOnDemand } from './parts/part-on-demand.tsx'
import type { Account } from './queries/get-session.ts'
import { AccountProvider } from './session/account-context.tsx'
import { LinkGate } from './session/link-gate.tsx'
import { SessionGate } from './session/session-gate.tsx'
import { Accent } from './accent.tsx'
import { useKeptFocus } from './parts/keep-focus.ts'
import { Waiting } from './parts/waiting.tsx'
import { Shell } from './shell/shell.tsx'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { BrowserRouter } from 'react-router-dom'

const RequiredTwoFactor = partOnDemand(
  () => import('./session/required-two-factor.tsx').then((m) => m.RequiredTwoFactor),
  <Waiting label="화면을 여는 중" />,
)

/** Nothing but setting up a second factor is allowed any more: the grace of a clinic that requires one is over. */
const mustSetUp = ({ setUpTwoFactorBy }: Account) =>
  setUpTwoFactorBy !== null && new Date(setUpTwoFactorBy) <= new Date()

/** The console. */
export function AdminApp({ settings }: { settings: SettingsSchemas }) {
  useKeptFocus()
  const [queryClient] = useState(createConsoleQueryClient)
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
                  {(account) => (
                    <AccountProvider account={account}>
                      {mustSetUp(account) ? <RequiredTwoFactor /> : <Shell account={account} />}
                    </AccountProvider>
                  )}
                </SessionGate>
              </LinkGate>
            </Accent>
          </BrowserRouter>
        </CSPProvider>
      </AdminProvider>
    </QueryClientProvider>
  )
}
