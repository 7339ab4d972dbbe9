import { createContext, type RefObject } from 'react'

/** Marks the place where a list got a new item: that one opens and takes the focus, the others stay as they are. */
export const AddedItem = createContext<RefObject<number | null>>({ current: null })

/** Whether the items of the list around lie open, one under the other, instead of folding. */
export const OpenItems = createContext(false)
