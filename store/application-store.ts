import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CustomerSelf } from '#schema/customer.ts'

declare global {
  interface Window {
    /** The messenger's own function, there once its script has been loaded. */
    ChannelIO?: (command: string, ...details: unknown[]) => void
  }
}

/** What a visitor may reserve through the widget. Source: spec section 3, "Right button". */
export type ReservationKind = 'visit' | 'treatment'

/**
 * Client state shared by blocks that may not know each other: the header opens the search, a button opens the
 * widget. Source: spec section 3, "Client state slices".
 */
export type ApplicationState = {
  path: { lastPath: string | null }
  header: { headerHeight: number }
  search: { isOpen: boolean }
  widget: { open: ReservationKind | null; isLoggedIn: boolean }
  /** Who is signed in, as the API last told; `null` for nobody, or as long as nobody has asked. */
  auth: { user: CustomerSelf | null }

  setLastPath(path: string): void
  setHeaderHeight(height: number): void
  openSearch(): void
  closeSearch(): void
  openReservation(kind: ReservationKind): void
  closeReservation(): void
  setUser(user: CustomerSelf | null): void
  /** Opens the chat messenger; `false` where it has not been loaded, so that the caller can offer another way. */
  openMessenger(): boolean
}

export type ApplicationStore = StoreApi<ApplicationState>

/** A store for one application: one a request on the server, one a document in the browser. */
export const createApplicationStore = (): ApplicationStore =>
  createStore<ApplicationState>((set) => ({
    path: { lastPath: null },
    header: { headerHeight: 80 },
    search: { isOpen: false },
    widget: { open: null, isLoggedIn: false },
    auth: { user: null },

    setLastPath: (lastPath) => set({ path: { lastPath } }),
    setHeaderHeight: (headerHeight) => set({ header: { headerHeight } }),
    openSearch: () => set({ search: { isOpen: true } }),
    closeSearch: () => set({ search: { isOpen: false } }),
    openReservation: (open) => set((state) => ({ widget: { ...state.widget, open } })),
    closeReservation: () => set((state) => ({ widget: { ...state.widget, open: null } })),
    setUser: (user) => set({ auth: { user } }),
    openMessenger: () => {
      window.ChannelIO?.('showMessenger')
      return window.ChannelIO !== undefined
    },
  }))
