import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CartInput } from '#schema/carts.ts'
import type { CustomerSelf } from '#schema/customers.ts'
import type { Employee } from '#schema/employees.ts'
import type { ClinicEvent } from '#schema/events.ts'
import type { LanguageCode, ProductList } from '#schema/products.ts'
import type { ReservationDraft } from '#schema/plain/reservation-draft.ts'
import type { Theme } from '#schema/theme.ts'
import { lastPathAfter } from './last-path.ts'

/** Kind of reservation that the widget opens. Source: docs/product.md, H8. */
export type ReservationKind = 'visit' | 'treatment' | 'consultation'

/** Start of a booking where the visitor has already chosen: options on a treatment's page, or a list to choose from. */
export type ReservationChoice = {
  /** Options to book, as a cart holds them. */
  items?: CartInput['items']
  /** The treatment whose options are offered first. */
  productId?: number
  /** The event, or the category, whose treatments are offered. */
  eventId?: number
  categoryId?: number
  /** The options are those of the cart: they leave it once they are booked. */
  fromCart?: boolean
  /** Rights that a message's link gave: to a place in line, to a reservation. */
  waiting?: string
  reservation?: string
  /** A reservation of the member who is signed in. */
  reservationId?: number
  /** The reservation is to be moved. */
  isMove?: boolean
  /** The clinic's chat could not be had: its other ways of contact are wanted, not a booking. */
  isChatLost?: boolean
}

/** User who is signed in: as the API answers, or as the browser has kept it until then. */
export type SignedInUser = Pick<CustomerSelf, 'id' | 'kind' | 'name'> & Partial<CustomerSelf>

/** View that the messenger opens: its front with the chats so far, or a new chat. */
export type MessengerView = 'showMessenger' | 'openChat'

export type TagConsent = 'granted' | 'denied'

/** A list of treatments with its address, and the id of the block that shows it. */
export type ListBackup = ProductList & { address: string; block: string }

/** Options picked on a treatment's page and not in the cart yet. */
export type SelectedProductOptions = {
  selectedEvent: Pick<ClinicEvent, 'id' | 'title'> | null
  /** The treatment whose options are being picked. */
  selectedProductId: number | null
  selectedProducts: CartInput['items']
}

/**
 * Client state shared by blocks that may not know each other: the header opens the search, a button opens the widget.
 * `manager`, `reservation`, `auth` and `common` outlive the document (`later/persist-state.ts`), nothing else does.
 * Source: docs/product.md, K1, K5.
 */
export type ApplicationState = {
  path: {
    /** The page that is shown; `null` before the first. */
    shownPath: string | null
    /** Key of that page's definition: `product`. */
    shownPage: string | null
    /** Path from which a visitor went to sign in or up, to go back to. */
    lastPath: string | null
  }
  /** The list that a visitor has looked at, to be shown again as it was on the way back from one of its treatments. */
  product: { backupData: ListBackup | null }
  tempSelectedProductOptions: SelectedProductOptions
  badge: { cartCount: number }
  /** The partner's theme, for what CSS does not reach; `null` outside a partner's site. */
  theme: Theme | null
  header: { headerHeight: number }
  search: { isOpen: boolean; hashTags: readonly string[] }
  widget: {
    open: ReservationKind | null
    choice: ReservationChoice
    isLoggedIn: boolean
    /** Number of bookings made in this document. */
    createdCount: number
  }
  /** True while the visitor is asked whether the visit may be measured. */
  tags: { isAsked: boolean }
  /** User who is signed in, as the API last answered; `null` for nobody, or before it was asked. */
  auth: { user: SignedInUser | null }
  /** Number of layers that the visitor has opened over the page: what opens by itself waits for them. */
  layers: { open: number }
  /** True once the kept state has been read. Before that nobody knows whether somebody is signed in. */
  visitor: { isKnown: boolean }
  /** The clinic's doctors, as they were last listed. */
  manager: { rows: Employee[]; count: number }
  reservation: { draft: ReservationDraft | null }
  common: {
    languageCode: LanguageCode
    /** True once the messenger has been opened in this browser: an answer may come at any time. */
    usesMessenger: boolean
    /** The visitor's answer to whether visits may be measured; `null` before one. */
    tagConsent: TagConsent | null
  }

  /** Keeps the page that is shown, and the key of its definition. */
  showPath(path: string, page: string): void
  /** Keeps a list of treatments with its address. Source: docs/product.md, K7. */
  backUpList(list: ListBackup): void
  /** A visitor who takes the navigation begins anew. Source: docs/product.md, H12. */
  clearBackupData(): void
  /** Forgets what a person has chosen and begun, for the one after them. Source: docs/product.md, M11. */
  forgetChoices(): void
  /** Keeps what is picked on a treatment's page, in place of what was picked on another's. */
  selectProductOptions(selection: SelectedProductOptions): void
  setCartCount(cartCount: number): void
  setHeaderHeight(height: number): void
  openSearch(): void
  closeSearch(): void
  setHashTags(hashTags: readonly string[]): void
  openReservation(kind: ReservationKind, choice?: ReservationChoice): void
  closeReservation(): void
  /** Keeps the doctors that were listed. Source: docs/product.md, K8. */
  keepDoctors(doctors: { rows: Employee[]; count: number }): void
  /** Keeps the booking that is being made; `null` for none. Source: docs/product.md, K6. */
  keepDraft(draft: ReservationDraft | null): void
  /** Returns the booking that was begun, also in an earlier document; `null` where none can be read. Never rejects. */
  loadDraft(): Promise<ReservationDraft | null>
  countReservation(): void
  askTagConsent(): void
  giveTagConsent(tagConsent: TagConsent): void
  /** The visitor has opened something over the page; calling the result tells that it is closed. */
  openLayer(): () => void
  /** Marks the kept state as read: from now on `auth.user` is the user. */
  knowVisitor(): void
  /** Keeps what the widget says of its own session. */
  setWidgetLogin(isLoggedIn: boolean): void
  /** Also tells the widget's side of the page whether somebody is signed in. Source: docs/product.md, W4. */
  setUser(user: SignedInUser | null): void
  /**
   * Opens the chat messenger and loads its script at the first call. Where that does not come in time, opens the clinic's
   * other ways of contact, which say so. Never rejects.
   */
  openMessenger(pluginKey: string, view: MessengerView): Promise<void>
}

export type ApplicationStore = StoreApi<ApplicationState>

/** A store for one application: one a request on the server, one a document in the browser. */
export const createApplicationStore = (theme: Theme | null = null): ApplicationStore =>
  createStore<ApplicationState>((set, _get, store) => ({
    path: { shownPath: null, shownPage: null, lastPath: null },
    product: { backupData: null },
    tempSelectedProductOptions: { selectedEvent: null, selectedProductId: null, selectedProducts: [] },
    badge: { cartCount: 0 },
    theme,
    header: { headerHeight: 80 },
    search: { isOpen: false, hashTags: [] },
    widget: { open: null, choice: {}, isLoggedIn: false, createdCount: 0 },
    tags: { isAsked: false },
    auth: { user: null },
    layers: { open: 0 },
    visitor: { isKnown: false },
    manager: { rows: [], count: 0 },
    reservation: { draft: null },
    common: { languageCode: 'ko', usesMessenger: false, tagConsent: null },

    showPath: (shownPath, shownPage) =>
      set(({ path }) => ({
        path: { shownPath, shownPage, lastPath: lastPathAfter(path.lastPath, shownPath) },
      })),
    backUpList: (backupData) => set({ product: { backupData } }),
    clearBackupData: () => set({ product: { backupData: null } }),
    forgetChoices: () => {
      const { product, tempSelectedProductOptions, badge, reservation } = store.getInitialState()
      set({ product, tempSelectedProductOptions, badge, reservation })
    },
    selectProductOptions: (tempSelectedProductOptions) => set({ tempSelectedProductOptions }),
    setCartCount: (cartCount) => set({ badge: { cartCount } }),
    setHeaderHeight: (headerHeight) => set({ header: { headerHeight } }),
    openSearch: () => set(({ search }) => ({ search: { ...search, isOpen: true } })),
    closeSearch: () => set(({ search }) => ({ search: { ...search, isOpen: false } })),
    setHashTags: (hashTags) => set(({ search }) => ({ search: { ...search, hashTags } })),
    openReservation: (open, choice = {}) => set(({ widget }) => ({ widget: { ...widget, open, choice } })),
    keepDoctors: ({ rows, count }) => set({ manager: { rows, count } }),
    keepDraft: (draft) => set({ reservation: { draft } }),
    closeReservation: () => set(({ widget }) => ({ widget: { ...widget, open: null, choice: {} } })),
    loadDraft: async () => {
      const { visitor, reservation } = store.getState()
      if (visitor.isKnown || reservation.draft) return reservation.draft
      return import('./later/persist-state.ts').then(
        ({ keptDraft }) => keptDraft(),
        () => null,
      )
    },
    countReservation: () =>
      set(({ widget }) => ({ widget: { ...widget, createdCount: widget.createdCount + 1 } })),
    askTagConsent: () => set({ tags: { isAsked: true } }),
    giveTagConsent: (tagConsent) =>
      set(({ common }) => ({ common: { ...common, tagConsent }, tags: { isAsked: false } })),
    openLayer: () => {
      const add = (count: number) => set(({ layers }) => ({ layers: { open: layers.open + count } }))
      add(1)
      return () => add(-1)
    },
    knowVisitor: () => set({ visitor: { isKnown: true } }),
    setWidgetLogin: (isLoggedIn) => set(({ widget }) => ({ widget: { ...widget, isLoggedIn } })),
    setUser: (user) =>
      set(({ widget }) => ({ auth: { user }, widget: { ...widget, isLoggedIn: user !== null } })),
    openMessenger: (pluginKey, view) =>
      import('./later/messenger.ts')
        .then(({ openMessenger }) => openMessenger(store, pluginKey, view))
        .catch(() => false)
        .then((isOpen) => {
          if (!isOpen) store.getState().openReservation('consultation', { isChatLost: true })
        }),
  }))
