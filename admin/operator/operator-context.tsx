import type { OperatorClient } from '#api/operator-client.ts'
import { createContext, use, type PropsWithChildren } from 'react'

const OperatorContext = createContext<OperatorClient | null>(null)

export function OperatorProvider({ value, children }: PropsWithChildren<{ value: OperatorClient }>) {
  return <OperatorContext value={value}>{children}</OperatorContext>
}

/** The client of the operator's calls. */
export function useOperatorApi(): OperatorClient {
  const api = use(OperatorContext)
  if (!api) throw new Error("useOperatorApi is called outside the operator's console.")
  return api
}
