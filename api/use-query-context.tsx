import { createContext, useContext, type PropsWithChildren } from 'react'
import type { QueryContext } from './query-context.ts'

const Context = createContext<QueryContext | null>(null)

export function QueryContextProvider({ value, children }: PropsWithChildren<{ value: QueryContext }>) {
  return <Context value={value}>{children}</Context>
}

/** Returns what this page's queries depend on; blocks pass it to their `queries`. */
export function useQueryContext(): QueryContext {
  const context = useContext(Context)
  if (!context) throw new Error('useQueryContext is called outside a page.')
  return context
}
