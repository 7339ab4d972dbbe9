import type { QueryKey } from '@tanstack/react-query'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { tagsOf, type TagKind } from '#schema/plain/tags.ts'
import type { Application } from '../../../shared/site.tsx'
import { loadGoogleAnalytics, loadTagManager } from './google.ts'
import { loadKakao } from './kakao.ts'
import { loadNaver } from './naver.ts'
import type { Tag, TagEvent, TagLoader } from './tag.ts'

const loaders: Record<TagKind, TagLoader> = {
  'google-analytics': loadGoogleAnalytics,
  'tag-manager': loadTagManager,
  naver: loadNaver,
  kakao: loadKakao,
}

const productPage = 'product'
const cartPage = 'cart'
const additions: unknown[] = ['POST /carts', 'POST /guest/carts']

/**
 * Loads the clinic's tags once the visitor has agreed, or at once where the clinic does not ask, and tells them what
 * happens from the page that is shown then on. A tag that does not come is left out; one that fails harms nothing.
 * Whoever refuses later is not told of any more. Returns what ends it.
 */
export function followTags({ api, queryClient, store }: Application): () => void {
  const info = queryClient.getQueryData(getPartnerQueryOptions(api).queryKey)?.partnerMarketingInfo
  const wanted = info ? tagsOf(info) : []
  if (!info || wanted.length === 0) return () => {}

  const tags = new Map<TagKind, Tag>()
  const mayMeasure = () => {
    const { tagConsent } = store.getState().common
    return tagConsent === 'granted' || (tagConsent === null && !info.asksTagConsent)
  }
  const tell = (event: TagEvent, to: Iterable<Tag> = tags.values()) => {
    if (!mayMeasure()) return
    for (const tag of to) {
      try {
        tag(event)
      } catch (error) {
        console.warn('A measuring tag failed.', error)
      }
    }
  }
  const tellPage = (to?: Iterable<Tag>) => {
    const { shownPage } = store.getState().path
    if (shownPage === null) return
    tell({ name: 'page_view', page: shownPage }, to)
    if (shownPage === productPage) tell({ name: 'view_item' }, to)
  }

  let isLoaded = false
  const load = () => {
    if (isLoaded || !mayMeasure()) return
    isLoaded = true
    for (const { kind, id } of wanted) {
      loaders[kind](id).then(
        (tag) => {
          tags.set(kind, tag)
          tellPage([tag])
        },
        (error: unknown) => console.warn('A measuring tag did not come.', error),
      )
    }
  }
  load()
  if (info.asksTagConsent && store.getState().common.tagConsent === null) store.getState().askTagConsent()

  const stopFollowing = store.subscribe((now, before) => {
    if (now.common.tagConsent !== before.common.tagConsent) load()
    if (now.path.shownPath !== before.path.shownPath) tellPage()
    if (now.widget.open !== null && before.widget.open === null) tell({ name: 'begin_checkout' })
    if (now.widget.createdCount > before.widget.createdCount)
      tell({ name: 'purchase', transactionId: crypto.randomUUID() })
  })
  const stopCarts = queryClient.getMutationCache().subscribe((change) => {
    if (change.type !== 'updated' || change.action.type !== 'success') return
    const [call]: QueryKey = change.mutation.options.mutationKey ?? []
    // In the cart, the same calls set how often something is wanted.
    const isInCart = store.getState().path.shownPage === cartPage
    if (!isInCart && additions.includes(call)) tell({ name: 'add_to_cart' })
  })
  return () => {
    stopFollowing()
    stopCarts()
  }
}
