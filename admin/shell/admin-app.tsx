import { Toaster, ToastPlaces } from '#ui/toast.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminProvider, type SettingsSchemas } from '#admin/kit/console/admin-context.tsx'
import { createAdmin } from './create-admin.ts'
import { createConsoleQueryClient } from '#admin/kit/console/create-query-client.ts'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import type { Account } from '#admin/kit/console/get-session.ts'
import { AccountProvider } from '#admin/kit/console/account-context.tsx'
import { LinkGate } from '#admin/session/link-gate.tsx'
import { SessionGate } from '#admin/session/session-gate.tsx'
import { ClockContext } from '#ui/clock-context.ts'
import { SignOutGate } from '#admin/session/sign-out-gate.tsx'
import { Accent } from '#admin/kit/console/accent.tsx'
import { useTime } from '#admin/kit/parts/use-today.ts'
import { useKeptFocus } from '#admin/kit/parts/keep-focus.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { Shell } from './shell.tsx'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { BrowserRouter } from 'react-router-dom'

const RequiredTwoFactor = partOnDemand(
  () => import('#admin/session/own/required-two-factor.tsx').then((m) => m.RequiredTwoFactor),
  <Waiting label="화면을 여는 중" />,
)

function SignedIn({ account }: { account: Account }) {
  const time = useTime()
  const { setUpTwoFactorBy: by } = account
  // Nothing else is allowed any more once the grace of a clinic that requires a second factor is over.
  const mustSetUp = by !== null && Date.parse(by) <= time()
  return mustSetUp ? <RequiredTwoFactor /> : <Shell account={account} />
}

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
        <ClockContext value={admin.clock}>
          <CSPProvider disableStyleElements>
            <BrowserRouter basename="/admin">
              <ToastPlaces>
                <Accent>
                  <SignOutGate signOut={admin.signOut}>
                    <LinkGate>
                      <SessionGate wasSignedOut={wasSignedOut}>
                        {(account) => (
                          <AccountProvider account={account}>
                            <SignedIn account={account} />
                          </AccountProvider>
                        )}
                      </SessionGate>
                    </LinkGate>
                  </SignOutGate>
                  <Toaster />
                </Accent>
              </ToastPlaces>
            </BrowserRouter>
          </CSPProvider>
        </ClockContext>
      </AdminProvider>
    </QueryClientProvider>
  )
}
