import type { Person } from '#schema/presence.ts'
import { createContext, use } from 'react'

type Here = {
  /** Where this window is. */
  place: string
  /** Everybody else in the console. */
  people: readonly Person[]
  /** Tells which field of the screen's form has the focus. */
  focus: (field: string | null) => void
}

/** Nobody else, and nobody to tell, where a form stands outside the console. */
export const PresenceContext = createContext<Here>({ place: '', people: [], focus: () => {} })

/** Where everybody is. */
export const usePresence = (): Here => use(PresenceContext)
