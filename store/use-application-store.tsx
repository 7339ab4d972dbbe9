import { createContext, useContext, type PropsWithChildren } from 'react'
import { useStore } from 'zustand'
import type { ApplicationState, ApplicationStore } from './application-store.ts'

const StoreContext = createContext<ApplicationStore | null>(null)

export function StoreProvider({ store, children }: PropsWithChildren<{ store: ApplicationStore }>) {
  return <StoreContext value={store}>{children}</StoreContext>
}

/** Reads the application's state; renders again when what `select` picks changes. */
export function useApplicationStore<Picked>(select: (state: ApplicationState) => Picked): Picked {
  const store = useContext(StoreContext)
  if (!store) throw new Error('useApplicationStore is called outside a StoreProvider.')
  return useStore(store, select)
}

type Actions = {
  [
    Name in keyof ApplicationState as ApplicationState[Name] extends (...given: never[]) => unknown
      ? Name
      : never
  ]: ApplicationState[Name]
}

/** The functions of the application's state, which are the same for ever: asking for them renders nothing again. */
export function useApplicationActions(): Actions {
  const store = useContext(StoreContext)
  if (!store) throw new Error('useApplicationActions is called outside a StoreProvider.')
  return store.getState()
}
