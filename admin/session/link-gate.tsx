import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import type { Account } from '#admin/kit/console/get-session.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'

const AcceptInvitation = partOnDemand(
  () => import('./accept-invitation.tsx').then((m) => m.AcceptInvitation),
  <Waiting label="화면을 여는 중" />,
)
const NewPassword = partOnDemand(
  () => import('./new-password.tsx').then((m) => m.NewPassword),
  <Waiting label="화면을 여는 중" />,
)

/** Matches the fragment of a link from a mail: `#invitation=…`, `#reset=…`. The part after `#` reaches no server's log. */
const linkPattern = /^#(invitation|reset)=([\w-]+)$/

/** Lets somebody with a link accept an invitation or set a new password first, whoever is signed in. */
export function LinkGate({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [, kind, token] = linkPattern.exec(hash) ?? []
  if (kind === undefined || token === undefined) return <>{children}</>
  const leave = () => void navigate('/', { replace: true })
  const enter = (account: Account) => {
    queryClient.clear()
    queryClient.setQueryData(['GET /admin/session'], account)
    leave()
  }
  const signInAnew = () => {
    queryClient.clear()
    leave()
  }
  return kind === 'invitation' ? (
    <AcceptInvitation token={token} onAccepted={enter} onLeave={leave} />
  ) : (
    <NewPassword token={token} onLeave={signInAnew} />
  )
}
