import { ApiError } from '#api/client.ts'
import { createOperatorClient, operatorSession, type OperatorClient } from '#api/operator-client.ts'
import { createSessionFetch } from '#api/session-fetch.ts'
import { createSignOut } from '#api/sign-out.ts'
import { Toaster, ToastPlaces } from '#ui/toast.tsx'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { createConsoleQueryClient } from '#admin/kit/console/create-query-client.ts'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { useKeptFocus } from '#admin/kit/parts/keep-focus.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { SignOutGate } from '#admin/session/sign-out-gate.tsx'
import { root } from '#admin/kit/console/styles.ts'
import { OperatorProvider, useOperatorApi } from './operator-context.tsx'
import { OperatorShell } from './operator-shell.tsx'
import { OperatorSignIn } from './operator-sign-in.tsx'

const sessionKey = ['GET /session']

/** The console of the deployment's operator. */
export function OperatorApp() {
  useKeptFocus()
  const [queryClient] = useState(createConsoleQueryClient)
  const [{ api, signOut }] = useState(() => createOperator(() => queryClient.setQueryData(sessionKey, null)))
  return (
    <QueryClientProvider client={queryClient}>
      <OperatorProvider value={{ api, signOut }}>
        <CSPProvider disableStyleElements>
          <BrowserRouter basename="/_operator">
            <ToastPlaces>
              <div className={root()}>
                <SignOutGate signOut={signOut}>
                  <Gate />
                </SignOutGate>
                <Toaster />
              </div>
            </ToastPlaces>
          </BrowserRouter>
        </CSPProvider>
      </OperatorProvider>
    </QueryClientProvider>
  )
}

function createOperator(onSignedOut: () => void) {
  const session = createSessionFetch({ ...operatorSession, storage: () => localStorage })
  const client = createOperatorClient(location.origin, session.fetch)
  const signOut = createSignOut(session, (sessionId, signal) =>
    client.request('DELETE /session', { query: { sessionId }, signal }),
  )
  return { api: watchSignedOut(client, onSignedOut), signOut }
}

/** The same client, which also tells when nobody is signed in any more. */
const watchSignedOut = (client: OperatorClient, onSignedOut: () => void): OperatorClient => ({
  request: (name, input) =>
    client.request(name, input).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401 && name !== 'POST /session') onSignedOut()
      throw error
    }),
})

/** Lets in who is signed in, and asks the others to sign in. */
function Gate() {
  const api = useOperatorApi()
  const queryClient = useQueryClient()
  const session = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) =>
      api.request('GET /session', { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }),
  })
  if (session.error && session.data === undefined)
    return <Failure error={session.error} onRetry={() => void session.refetch()} />
  if (session.data === undefined) return <Waiting label="운영 화면을 여는 중" />
  if (session.data === null)
    return (
      <OperatorSignIn
        onSignedIn={(operator) => {
          queryClient.setQueryData(sessionKey, operator)
          void queryClient.invalidateQueries()
        }}
      />
    )
  return <OperatorShell email={session.data.email} />
}
