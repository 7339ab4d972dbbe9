import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { useDraftStores } from '../drafts/use-draft-stores.ts'
import { Failure } from '../parts/failure.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { getSessionQueryOptions, type Account } from '../queries/get-session.ts'
import { SignIn } from './sign-in.tsx'

type SessionGateProps = { wasSignedOut: boolean; children: (account: Account) => ReactNode }

/** Lets in who is signed in; asks the others to sign in. */
export function SessionGate({ wasSignedOut, children }: SessionGateProps) {
  const { api } = useAdmin()
  const stores = useDraftStores()
  const queryClient = useQueryClient()
  const { data: account, error, refetch } = useQuery(getSessionQueryOptions(api))
  if (error && account === undefined) return <Failure error={error} onRetry={() => void refetch()} />
  if (account === undefined) return <Waiting label="콘솔을 여는 중" />
  if (account) return children(account)
  const enter = (signedIn: Account) => {
    queryClient.setQueryData(['GET /admin/session'], signedIn)
    // Saves now what could not be saved while signed out.
    for (const store of stores) void store.flushAll()
  }
  const notice = wasSignedOut
    ? '로그인한 지 오래되어 로그아웃되었습니다. 다시 로그인하면 편집하던 내용이 그대로 이어집니다.'
    : undefined
  return <SignIn notice={notice} onSignedIn={enter} />
}
