import { createContext, use, type PropsWithChildren } from 'react'
import type { Account } from './get-session.ts'

const AccountContext = createContext<Account | null>(null)

export function AccountProvider({ account, children }: PropsWithChildren<{ account: Account }>) {
  return <AccountContext value={account}>{children}</AccountContext>
}

/** Who is at the console; who was last, while the question for their password stands over it. */
export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('useAccount is called where nobody is signed in.')
  return account
}
