import type { OperatorClient } from '#api/operator-client.ts'
import type { SignOut } from '#api/sign-out.ts'
import { createContext, use, type PropsWithChildren } from 'react'

type OperatorSide = { api: OperatorClient; signOut: SignOut }

const OperatorContext = createContext<OperatorSide | null>(null)

export function OperatorProvider({ value, children }: PropsWithChildren<{ value: OperatorSide }>) {
  return <OperatorContext value={value}>{children}</OperatorContext>
}

/** Everything that the screens of the operator's console share. */
export function useOperator(): OperatorSide {
  const side = use(OperatorContext)
  if (!side) throw new Error("useOperator is called outside the operator's console.")
  return side
}

/** The client of the operator's calls. */
export const useOperatorApi = (): OperatorClient => useOperator().api
