import { createContext, use } from 'react'

/** Ways in which somebody leaves this browser as a user. Both do nothing where a page is only rendered. */
export type Leave = {
  /** Ends the session, and forgets the person. Resolves once the API has been asked, confirmed or not. */
  signOut(): Promise<void>
  /** Forgets the person, whose session is over already: answers, searches, choices. */
  forget(): Promise<void>
}

const LeaveContext = createContext<Leave>({
  signOut: () => Promise.resolve(),
  forget: () => Promise.resolve(),
})
export const LeaveProvider = LeaveContext.Provider

export const useLeave = (): Leave => use(LeaveContext)
