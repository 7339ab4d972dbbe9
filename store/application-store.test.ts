import { expect, test } from 'vitest'
import { createApplicationStore, type SignedInUser } from './application-store.ts'

const user: SignedInUser = { id: 7, kind: 'member', name: '김하늘' }

test('each application has a state of its own', () => {
  const [one, other] = [createApplicationStore(), createApplicationStore()]
  one.getState().setUser(user)
  one.getState().setCartCount(3)
  expect(other.getState()).toMatchObject({ auth: { user: null }, badge: { cartCount: 0 } })
})

test('begins with every slice empty, the header 80 px high', () => {
  expect(JSON.parse(JSON.stringify(createApplicationStore().getState()))).toEqual({
    path: { shownPath: null, shownPage: null, lastPath: null },
    product: { backupData: null },
    tempSelectedProductOptions: { selectedEvent: null, selectedProductId: null, selectedProducts: [] },
    badge: { cartCount: 0 },
    layers: { open: 0 },
    theme: null,
    header: { headerHeight: 80 },
    search: { isOpen: false, hashTags: [] },
    widget: { open: null, choice: {}, isLoggedIn: false, createdCount: 0 },
    tags: { isAsked: false },
    auth: { user: null },
    visitor: { isKnown: false },
    manager: { rows: [], count: 0 },
    reservation: { draft: null },
    common: { languageCode: 'ko', usesMessenger: false, tagConsent: null },
  })
})

test('the page that is shown is the last path, but for those of signing in', () => {
  const store = createApplicationStore()
  for (const path of ['/events', '/login', '/sign-up']) store.getState().showPath(path, path)
  expect(store.getState().path).toEqual({
    shownPath: '/sign-up',
    shownPage: '/sign-up',
    lastPath: '/events',
  })
})

test('the widget knows whether somebody is signed in, and stays as open as it is', () => {
  const store = createApplicationStore()
  const { openReservation, setUser } = store.getState()
  openReservation('visit')
  setUser(user)
  expect(store.getState().widget).toMatchObject({ open: 'visit', choice: {}, isLoggedIn: true })
  setUser(null)
  expect(store.getState()).toMatchObject({ auth: { user: null }, widget: { isLoggedIn: false } })
})

test('the search keeps its hash tags as it opens and closes', () => {
  const store = createApplicationStore()
  const { openSearch, closeSearch, setHashTags } = store.getState()
  setHashTags(['리프팅'])
  openSearch()
  expect(store.getState().search).toEqual({ isOpen: true, hashTags: ['리프팅'] })
  closeSearch()
  expect(store.getState().search).toEqual({ isOpen: false, hashTags: ['리프팅'] })
})

test('what was backed up of a list is cleared', () => {
  const store = createApplicationStore()
  store.setState({
    product: { backupData: { rows: [], count: 0, validUntil: null, address: '/products', block: 'list' } },
  })
  store.getState().clearBackupData()
  expect(store.getState().product.backupData).toBeNull()
})
