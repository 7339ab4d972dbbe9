import { useEffect, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import type { Product, WidgetApi } from '../../api.ts'
import { useWidget } from '../context.ts'
import { askAhead, useAnswer, type AnswerCache } from '../use-answer.ts'

export type Filter = { eventId?: number; categoryId?: number }

/** Pause in typing, in ms, after which the list is asked for. */
const typingMs = 250

/** Returns a text once typing has paused. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

type Wanted = Filter & { keyword?: string }

const productsKey = (wanted: Wanted, pages: number) => `products ${JSON.stringify([wanted, pages])}`

const askProducts = (api: WidgetApi, wanted: Wanted, pages: number) => async (signal: AbortSignal) => {
  const all = await Promise.all(
    Array.from({ length: pages }, (_, index) => api.products({ ...wanted, page: index + 1 }, signal)),
  )
  return { rows: all.flatMap(({ rows }) => rows), count: all[0]?.count ?? 0 }
}

/** Asks what this step shows first, for somebody who is about to open it. */
export function askTreatmentsAhead(cache: AnswerCache, api: WidgetApi): void {
  // First what the screen cannot be used without.
  askAhead(cache, productsKey({}, 1), askProducts(api, {}, 1))
  askAhead(cache, 'categories', api.categories)
  askAhead(cache, 'events', api.events)
}

/** Kind of list that a link asks for and that is not there, as an event that is over; nothing before it is known. */
function whatIsMissing(
  { eventId, categoryId }: Filter,
  events: readonly { id: number }[] | undefined,
  categories: readonly { id: number }[] | undefined,
): 'event' | 'category' | undefined {
  if (eventId) return events && !events.some(({ id }) => id === eventId) ? 'event' : undefined
  return categoryId && categories && !categories.some(({ id }) => id === categoryId) ? 'category' : undefined
}

/** True while the list is the one that a link asks for. */
const isLinked = (filter: Filter, choice: Filter) =>
  Boolean(
    choice.eventId
      ? filter.eventId === choice.eventId
      : choice.categoryId && filter.categoryId === choice.categoryId,
  )

/** Events and categories that the list is narrowed by. One that a link asks for and that is not there narrows nothing. */
function useGroups(filter: Filter) {
  const { api, cache, booking } = useWidget()
  const { choice } = booking
  const categories = useAnswer(cache, 'categories', api.categories)
  const events = useAnswer(cache, 'events', api.events)
  const missing = whatIsMissing(choice, events.data?.rows, categories.data?.rows)
  const isMissing =
    missing !== undefined && filter.eventId === choice.eventId && filter.categoryId === choice.categoryId
  // Events stand before categories, and come with them: they would push them aside.
  const areThere = Boolean((events.data ?? events.error) && (categories.data ?? categories.error))
  return {
    missing: isMissing ? missing : undefined,
    chosen: isMissing ? {} : filter,
    areThere,
    events: areThere ? (events.data?.rows ?? []) : [],
    categories: (areThere ? (categories.data?.rows ?? []) : []).filter(
      ({ depth, productCount }) => depth === 0 && productCount > 0,
    ),
  }
}

/** Chooses the option of a link that leads to one. */
function usePreset(linked: Product | undefined): void {
  const { dispatch } = useWidget()
  const [only, ...others] = linked?.options ?? []
  const presetId = others.length === 0 ? only?.id : undefined
  useEffect(() => {
    if (presetId !== undefined) dispatch({ type: 'preset', optionId: presetId })
  }, [presetId, dispatch])
}

/** Treatments by search and chosen group, a link's treatment first. */
export function useTreatments() {
  const { api, cache, booking } = useWidget()
  const { choice } = booking
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<Filter>(() => ({
    ...(choice.eventId && { eventId: choice.eventId }),
    ...(choice.categoryId && { categoryId: choice.categoryId }),
  }))
  const [pages, setPages] = useState(1)
  const keyword = useRested(typed.trim())
  const groups = useGroups(filter)
  const wanted = { ...(keyword && { keyword }), ...groups.chosen }
  const products = useAnswer(cache, productsKey(wanted, pages), askProducts(api, wanted, pages))
  const { productId } = choice
  const first = useAnswer(cache, productId ? `product ${productId}` : null, (signal) =>
    api.product(productId as number, signal),
  )
  const isProductMissing = first.error instanceof ApiError && first.error.status === 404
  const rows = products.data?.rows ?? []
  // The treatment that was asked for stands first, so that the list would jump if it came later.
  const isWaiting =
    !products.data ||
    Boolean(productId && !first.data && !first.error) ||
    Boolean((choice.eventId ?? choice.categoryId) && !groups.areThere)
  const isFirst = ({ id }: { id: number }) => id === first.data?.id
  // The list's own knows which of its options the event offers.
  const wantedFirst = rows.find(isFirst) ?? first.data
  const isOne = products.data?.count === 1 && groups.areThere && !groups.missing && isLinked(filter, choice)
  usePreset(productId ? first.data && wantedFirst : isOne ? rows[0] : undefined)
  return {
    typed,
    write(text: string) {
      setTyped(text)
      setPages(1)
    },
    keyword,
    groups,
    choose(next: Filter) {
      setFilter(next)
      setPages(1)
    },
    gone: isProductMissing ? ('product' as const) : groups.missing,
    products,
    isWaiting,
    shown:
      wantedFirst && first.data && !keyword ? [wantedFirst, ...rows.filter((row) => !isFirst(row))] : rows,
    hasMore: products.data !== undefined && !isWaiting && rows.length < products.data.count,
    showMore: () => setPages(pages + 1),
  }
}

export type Treatments = ReturnType<typeof useTreatments>
