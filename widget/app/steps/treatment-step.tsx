import { Check, Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { boundWords } from '#ui/event-bounds.ts'
import { FreshText } from '#ui/fresh-text.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { ApiError } from '#api/api-error.ts'
import type { Product, WidgetApi } from '../../api.ts'
import { nextStep } from '../booking.ts'
import { minutesText } from '../calendar.ts'
import { useClinicWords, useWidget } from '../context.ts'
import { body, lead, linkButton } from '../panel.styles.ts'
import { FindLink } from '../parts/find-link.tsx'
import { notice } from '../parts/parts.styles.ts'
import { Foot } from '../parts/foot.tsx'
import { OptionPrice } from '../parts/option-price.tsx'
import { QuoteLine } from '../parts/quote-line.tsx'
import { askAhead, useAnswer, type AnswerCache } from '../use-answer.ts'
import { chips } from '../parts/choices.styles.ts'
import { Choice } from '../parts/choices.tsx'
import * as styles from './treatment-step.styles.ts'

type Filter = { eventId?: number; categoryId?: number }

/** As long as somebody is typing, nothing is asked. */
const typingMs = 250

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

/** So many treatments fill any screen; the others are rendered once these have been painted. */
const firstRows = 6

/** Asks what this step shows first, for somebody who is about to open it. */
export function askTreatmentsAhead(cache: AnswerCache, api: WidgetApi): void {
  // First what the screen cannot be used without.
  askAhead(cache, productsKey({}, 1), askProducts(api, {}, 1))
  askAhead(cache, 'categories', api.categories)
  askAhead(cache, 'events', api.events)
}

const missingWords = {
  event: '찾으시는 이벤트가 종료되었습니다.',
  category: '찾으시는 시술 분류가 없습니다.',
  product: '찾으시는 시술은 지금 예약할 수 없습니다.',
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

/** Chooses treatments: searched, by category or by event; several options may be chosen. */
export function TreatmentStep() {
  const { api, cache, booking, dispatch, member } = useWidget()
  const { choice, items } = booking
  const say = useClinicWords()
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<Filter>(() => ({
    ...(choice.eventId && { eventId: choice.eventId }),
    ...(choice.categoryId && { categoryId: choice.categoryId }),
  }))
  const [pages, setPages] = useState(1)
  const keyword = useRested(typed.trim())
  const categories = useAnswer(cache, 'categories', api.categories)
  const events = useAnswer(cache, 'events', api.events)
  const missing = whatIsMissing(choice, events.data?.rows, categories.data?.rows)
  const isMissing =
    missing !== undefined && filter.eventId === choice.eventId && filter.categoryId === choice.categoryId
  const chosen = isMissing ? {} : filter
  const wanted = { ...(keyword && { keyword }), ...chosen }
  const products = useAnswer(cache, productsKey(wanted, pages), askProducts(api, wanted, pages))
  const { productId } = choice
  const first = useAnswer(cache, productId ? `product ${productId}` : null, (signal) =>
    api.product(productId as number, signal),
  )
  const isProductMissing = first.error instanceof ApiError && first.error.status === 404
  const gone = isProductMissing ? 'product' : isMissing && missing
  const rows = products.data?.rows ?? []
  // Events stand before categories, and come with them: they would push them aside.
  const areGrouped = (events.data ?? events.error) && (categories.data ?? categories.error)
  // The treatment that was asked for stands first, so that the list would jump if it came later.
  const isWaiting =
    !products.data ||
    (productId && !first.data && !first.error) ||
    ((choice.eventId ?? choice.categoryId) && !areGrouped)
  const isFirst = ({ id }: { id: number }) => id === first.data?.id
  // The list's own knows which of its options the event offers.
  const wantedFirst = rows.find(isFirst) ?? first.data
  const shown =
    wantedFirst && first.data && !keyword ? [wantedFirst, ...rows.filter((row) => !isFirst(row))] : rows
  const isThere = shown.length > 0
  const [isPainted, setPainted] = useState(false)
  // The links below the list wait for it: it would push them down.
  const isWhole = products.error ?? (!isWaiting && (isPainted || shown.length <= firstRows))
  const shownEvents = areGrouped ? (events.data?.rows ?? []) : []
  const groups = (areGrouped ? (categories.data?.rows ?? []) : []).filter(
    ({ depth, productCount }) => depth === 0 && productCount > 0,
  )
  useEffect(() => (isThere ? whenIdle(() => setPainted(true)) : undefined), [isThere])
  // A link that leads to one option has it chosen.
  const isOne = products.data?.count === 1 && areGrouped && !isMissing && isLinked(filter, choice)
  const linked = productId ? first.data && wantedFirst : isOne ? rows[0] : undefined
  const [only, ...others] = linked?.options ?? []
  const presetId = others.length === 0 ? only?.id : undefined
  useEffect(() => {
    if (presetId !== undefined) dispatch({ type: 'preset', optionId: presetId })
  }, [presetId, dispatch])
  const choose = (next: Filter) => {
    setFilter(next)
    setPages(1)
  }

  return (
    <>
      <div className={body()} aria-busy={products.isStale}>
        <h2 className={lead()}>{say('어떤 시술을 받으시겠어요?')}</h2>
        {gone && (
          <p role="status" className={notice()}>
            {say(`${missingWords[gone]} 지금 예약할 수 있는 시술을 보여 드립니다.`)}
          </p>
        )}
        <label className={styles.search()}>
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className={visuallyHidden()}>{say('시술 검색')}</span>
          <input
            type="search"
            value={typed}
            placeholder={say('시술 이름으로 찾기')}
            enterKeyHint="search"
            onChange={(event) => {
              setTyped(event.target.value)
              setPages(1)
            }}
          />
        </label>
        <div className={chips()} role="group" aria-label={say('시술 분류')}>
          <Chip label="전체" isOn={!chosen.eventId && !chosen.categoryId} onTap={() => choose({})} />
          {shownEvents.map(({ id, title, ...bounds }) => (
            <Chip
              key={`event ${id}`}
              label={[title, ...boundWords(bounds)].join(' · ')}
              isEvent
              isOn={chosen.eventId === id}
              onTap={() => choose({ eventId: id })}
            />
          ))}
          {groups.map(({ id, name }) => (
            <Chip
              key={id}
              label={name}
              isOn={chosen.categoryId === id}
              onTap={() => choose({ categoryId: id })}
            />
          ))}
        </div>
        {products.error ? (
          <FailureNote sentence={say('시술을 불러오지 못했습니다.')} onRetry={products.retry} />
        ) : isWaiting ? (
          <RowsSkeleton count={6} />
        ) : shown.length === 0 ? (
          <EmptyNote
            sentence={
              keyword
                ? `‘${keyword}’${say('에 맞는 시술이 없습니다. 다른 말로 찾아보시거나 방문 상담을 예약해 주세요.')}`
                : say('예약할 수 있는 시술이 없습니다.')
            }
          />
        ) : (
          <ul className={styles.products({ stale: products.isStale })}>
            {(isPainted ? shown : shown.slice(0, firstRows)).map((product) => (
              <ProductRow key={product.id} product={product} />
            ))}
          </ul>
        )}
        {products.data && !isWaiting && rows.length < products.data.count && (
          <button type="button" className={styles.more()} onClick={() => setPages(pages + 1)}>
            {say('시술 더 보기')}
          </button>
        )}
        {isWhole && (
          <div className={styles.other()}>
            <button
              type="button"
              className={linkButton()}
              onClick={() => dispatch({ type: 'switch', kind: 'visit' })}
            >
              {say('시술을 정하지 못했어요. 방문 상담 예약하기')}
            </button>
            <button
              type="button"
              className={linkButton()}
              onClick={() => dispatch({ type: 'switch', kind: 'consultation' })}
            >
              먼저 물어보고 싶어요. 전화 상담 신청하기
            </button>
            <FindLink />
          </div>
        )}
      </div>
      <Foot
        label={items.length > 0 ? `${items.length}개 선택, 다음` : '다음'}
        disabled={items.length === 0}
        reason={say('받으실 시술을 하나 이상 골라 주세요.')}
        onNext={() => dispatch({ type: 'go', to: nextStep(booking, Boolean(member)) })}
      >
        {items.length > 0 && <QuoteLine />}
      </Foot>
    </>
  )
}

type ChipProps = { label: string; isOn: boolean; isEvent?: boolean; onTap: () => void }

function Chip({ label, isOn, isEvent = false, onTap }: ChipProps) {
  return (
    <Choice isOn={isOn} onTap={onTap}>
      {isEvent && <span className={styles.eventMark()}>이벤트</span>}
      <FreshText>{label}</FreshText>
    </Choice>
  )
}

/** Most of one option in one booking. */
const mostOfOne = 20

function Quantity({ optionId, name }: { optionId: number; name: string }) {
  const { booking, dispatch } = useWidget()
  const quantity = booking.items.find(({ productOptionId }) => productOptionId === optionId)?.quantity ?? 1
  return (
    <div className={styles.quantity()}>
      <QuantityStepper
        value={quantity}
        label={name}
        max={mostOfOne}
        onChange={(next) => dispatch({ type: 'quantity', optionId, quantity: next })}
      />
    </div>
  )
}

/** So many options are shown of a treatment at first. */
const fewOptions = 4

function ProductRow({ product }: { product: Product }) {
  const { booking, dispatch } = useWidget()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const chosen = new Set(booking.items.map(({ productOptionId }) => productOptionId))
  const options = product.options.filter(
    (option, index) => isWhole || index < fewOptions || chosen.has(option.id),
  )
  const hidden = product.options.length - options.length
  return (
    <li className={styles.product()}>
      <h3 id={id} className={styles.productName()}>
        {product.name}
      </h3>
      {product.summary && <p className={styles.summary()}>{product.summary}</p>}
      <ul aria-labelledby={id} className={styles.options()}>
        {options.map((option) => {
          const isOn = chosen.has(option.id)
          return (
            <li key={option.id}>
              <label className={styles.option({ on: isOn })}>
                <input
                  type="checkbox"
                  className={visuallyHidden()}
                  checked={isOn}
                  onChange={() => dispatch({ type: 'toggle', optionId: option.id })}
                />
                <span className={styles.box({ on: isOn })}>
                  {isOn && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
                </span>
                <span className={styles.optionText()}>
                  <span className={styles.optionName()}>
                    {option.name}
                    <small>
                      {[option.sessions > 1 && `${option.sessions}회`, minutesText(option.durationMinutes)]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  {option.price && <OptionPrice price={option.price} />}
                </span>
              </label>
              {isOn && <Quantity optionId={option.id} name={option.name} />}
            </li>
          )
        })}
      </ul>
      {hidden > 0 && (
        <button type="button" className={linkButton()} onClick={() => setWhole(true)}>
          {`${hidden}개 더 보기`}
        </button>
      )}
    </li>
  )
}
