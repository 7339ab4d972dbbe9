import { useApplicationActions, useApplicationStore } from './use-application-store.tsx'

/** Reads what a header shows of the visitor, with what it does for them. */
export function useHeaderStore() {
  const actions = useApplicationActions()
  const isSearchOpen = useApplicationStore(({ search }) => search.isOpen)
  const cartCount = useApplicationStore(({ badge }) => badge.cartCount)
  const user = useApplicationStore(({ auth }) => auth.user)
  return {
    actions,
    search: { isOpen: isSearchOpen, open: actions.openSearch, close: actions.closeSearch },
    cartCount,
    /** The member who is signed in. */
    member: user?.kind === 'member' ? user : null,
  }
}
