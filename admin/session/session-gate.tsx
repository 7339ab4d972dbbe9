import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState, type ReactNode } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { useDraftStores } from '#admin/kit/drafts/use-draft-stores.ts'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { getSessionQueryOptions, type Account } from '#admin/kit/console/get-session.ts'
import { SignIn } from './sign-in.tsx'
import { SignInAgain } from './sign-in-again.tsx'

type SessionGateProps = { wasSignedOut: boolean; children: (account: Account) => ReactNode }

/**
 * Lets in who is signed in; asks the others to sign in. Where a session ends, the screen stays as it is under the
 * question, with all that is typed and chosen, for the same person to go on.
 * Source: docs/product.md, O8.
 */
export function SessionGate({ wasSignedOut, children }: SessionGateProps) {
  const { api } = useAdmin()
  const stores = useDraftStores()
  const queryClient = useQueryClient()
  const { data: account, error, refetch } = useQuery(getSessionQueryOptions(api))
  const [last, setLast] = useState<Account | null>(null)
  if (account && account !== last) setLast(account)
  if (error && account === undefined) return <Failure error={error} onRetry={() => void refetch()} />
  if (account === undefined) return <Waiting label="콘솔을 여는 중" />
  const enter = (signedIn: Account) => {
    queryClient.setQueryData(['GET /admin/session'], signedIn)
    // Saves now what could not be saved while signed out.
    for (const store of stores) void store.flushAll()
    void queryClient.invalidateQueries()
  }
  const notice = wasSignedOut
    ? '로그인한 지 오래되어 로그아웃되었습니다. 다시 로그인하면 편집하던 내용이 그대로 이어집니다.'
    : undefined
  const shown = account ?? last
  if (!shown) return <SignIn notice={notice} onSignedIn={enter} />
  return (
    <>
      <Fragment key={`${shown.role} ${shown.email}`}>{children(shown)}</Fragment>
      {!account && (
        <SignInAgain>
          <SignIn notice={notice} onSignedIn={enter} />
        </SignInAgain>
      )}
    </>
  )
}
