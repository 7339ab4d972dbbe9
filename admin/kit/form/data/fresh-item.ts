import { createContext } from 'react'

export type FreshItems = {
  /** An item was added at a pointer of the data: nothing of it is called wrong before it was left. */
  add(pointer: string): void
  /** The item has been left. */
  leave(): void
}

/** Keeps a new, still empty item from being told what is wrong with it. */
export const FreshItem = createContext<FreshItems>({ add() {}, leave() {} })
