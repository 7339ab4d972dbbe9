import { QueryObserver, type QueryKey } from '@tanstack/react-query'
import { callQuery } from '#api/call-query.ts'
import { guestHeaders, mergeCarts } from '#api/cart-calls.ts'
import { getCustomerQueryOptions } from '#api/queries/get-customer.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import type { CustomerSelf } from '#schema/customers.ts'
import type { SignedInUser } from '#store/application-store.ts'
import { readGuestId } from '#store/later/guest-id.ts'
import { loadFontSheet } from '#ui/load-font-sheet.ts'
import { startMessenger } from '#store/later/messenger.ts'
import { persistState } from '#store/later/persist-state.ts'
import { sessionOver } from '#api/site-query-client.ts'
import { showToast } from '#ui/toast.tsx'
import type { Application } from '../../shared/site.tsx'
import type { BrowserApplication } from '../create-application.ts'

/** Calls that answer who has signed in by them. */
const signingIn = [
  'POST /api/signup',
  'POST /api/signin',
  'POST /api/guest-signin',
  'POST /social-sign-ins/finish',
  'POST /social-sign-ins/link',
]
/** `POST /carts`: keys of queries and mutations begin with the call they make. */
const nameOf = ([call]: QueryKey = []) => String(call)

/** True where a user is as the API answers it. What the browser keeps of a user lacks most fields. */
const isConfirmed = (user: SignedInUser) => user.createdAt !== undefined

/**
 * Loads what is known of this one visitor, when the page is at rest: what an earlier page kept, who is signed in, how
 * much is in the cart, and the messenger of who has used it before. `since`: when the page came to life, as
 * `performance.now()` told. Returns what ends it.
 */
export function followVisitor(application: BrowserApplication, since: number): () => void {
  const { api, queryClient, store } = application
  const stopPersisting = persistState(store, since)
  store.getState().knowVisitor()
  void loadFontSheet()
  const stopHearing = hearOfUsers(application)
  const stopCounting = countCart(application)
  const pluginKey = queryClient.getQueryData(getPartnerQueryOptions(api).queryKey)?.partnerMarketingInfo
    .channelTalkId
  if (pluginKey && store.getState().common.usesMessenger) {
    // Nobody is waiting for it: where it does not come, the button that opens it tries again.
    startMessenger(store, pluginKey).catch(() => {})
  }
  return () => {
    stopCounting()
    stopHearing()
    stopPersisting()
  }
}

/**
 * Keeps `auth.user` as the API's answers tell it. A toast tells a member
 * whom the browser has kept and the API no longer knows that the session is over. Source: docs/product.md, E3.
 */
function hearOfUsers({ api, queryClient, store, signOut }: BrowserApplication): () => void {
  const { setUser } = store.getState()
  const customer = getCustomerQueryOptions(api)
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (nameOf(event.query.queryKey) !== nameOf(customer.queryKey)) return
    const user = event.query.state.data as CustomerSelf | null
    const isOver = user === null && !event.action.manual
    if (isOver && store.getState().auth.user?.kind === 'member') {
      void signOut().then((one) => one.drop())
      showToast(sessionOver)
    }
    setUser(user)
  })
  const stopMutations = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated') return
    const { status, data } = mutation.state
    const call = nameOf(mutation.options.mutationKey)
    if (status === 'success' && signingIn.includes(call)) {
      // Sets the user too. An older answer, from before the sign-in, would last for minutes.
      queryClient.setQueryData(customer.queryKey, data as CustomerSelf)
      void mergeCarts(api, queryClient, readGuestId().guestId)
    }
  })
  const confirm = (user: SignedInUser | null) => {
    if (user && !isConfirmed(user)) void queryClient.prefetchQuery({ ...customer, staleTime: 0 })
  }
  confirm(store.getState().auth.user)
  const stopFollowing = store.subscribe(({ auth }, before) => {
    if (auth.user !== before.auth.user) confirm(auth.user)
  })
  return () => {
    stopQueries()
    stopMutations()
    stopFollowing()
  }
}

/**
 * Keeps `badge.cartCount`: the signed-in customer's, once the API has confirmed the session, else that of this
 * browser's guest. Asks again after a cart has changed. Source: docs/product.md, H13.
 */
function countCart({ api, queryClient, store }: Application): () => void {
  const { setCartCount } = store.getState()
  const customerBadge = callQuery(api, 'GET /customer/badge', undefined, { personal: true })
  const guestBadge = () => {
    const { guestId, isNew } = readGuestId()
    return {
      ...callQuery(api, 'GET /guest/badge', { headers: guestHeaders(guestId) }, { personal: true }),
      // A number that was made just now has no cart, which need not be asked.
      ...(isNew && { initialData: { cartCount: 0 } }),
    }
  }
  // Other tabs of this browser show the same cart.
  const tabs = new BroadcastChannel('danjang-cart')
  const askAgain = (calls: RegExp) =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => calls.test(nameOf(queryKey)) })
  tabs.onmessage = () => askAgain(/\/(?:carts|badge)$/)
  let known: number | undefined
  const tell = ({ data }: { data: { cartCount: number } | undefined }) => {
    setCartCount(data?.cartCount ?? 0)
    // A booking takes options out of the cart by itself.
    if (data && known !== undefined && data.cartCount !== known) tabs.postMessage(null)
    known = data?.cartCount
  }

  let stopWatching = () => {}
  const watch = (user: SignedInUser | null) => {
    stopWatching()
    // The count before was somebody else's.
    queryClient.removeQueries({ queryKey: customerBadge.queryKey })
    const observer = user
      ? new QueryObserver(queryClient, { ...customerBadge, enabled: isConfirmed(user) })
      : new QueryObserver(queryClient, guestBadge())
    stopWatching = observer.subscribe(tell)
    tell(observer.getCurrentResult())
  }
  watch(store.getState().auth.user)
  const stopFollowing = store.subscribe(({ auth: { user } }, { auth: { user: before } }) => {
    if (user !== before) watch(user)
  })
  const stopCarts = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    if (!nameOf(mutation.options.mutationKey).includes('/carts')) return
    askAgain(/\/badge$/)
    tabs.postMessage(null)
  })
  return () => {
    stopWatching()
    stopFollowing()
    stopCarts()
    tabs.close()
  }
}
