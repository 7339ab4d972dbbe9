import { createContext, type RefObject } from 'react'

/** Where a list just got a new item: that one opens and takes the focus, the others stay as they are. */
export const AddedItem = createContext<RefObject<number | null>>({ current: null })
