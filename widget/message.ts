/*
 * What the launcher on a clinic's page and the application in its frame tell each other. Both sides check the sender's
 * origin and window, and read a message by hand: no schema library reaches a visitor's browser.
 */

import { readDraft, type ReservationDraft } from '#schema/plain/reservation-draft.ts'

/** Version of the messages. A side ignores those of another version. */
export const messageVersion = 1

export type ReservationKind = 'visit' | 'treatment' | 'consultation'
const kinds: readonly unknown[] = ['visit', 'treatment', 'consultation']

/** Choices that a booking begins with. */
export type ReservationChoice = {
  items?: { productOptionId: number; quantity: number }[]
  productId?: number
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
  /** The booking that an earlier document began, to be gone on with where nothing else is chosen. */
  draft?: ReservationDraft
}

export type WidgetOptions = {
  /** Heading of the first screen. */
  title?: string
  logoUrl?: string
  /** `#rrggbb`; what is not named is as on the clinic's site. */
  colors?: { primary?: string; secondary?: string }
  /** Only visits can be booked. */
  isVisitOnly?: boolean
  mode: 'popup' | 'inline'
}

/** A campaign's parameters (`utm_source`, …) of the first and of the last visit. */
export type Utm = { first: Record<string, string>; last: Record<string, string> }

export type ToWidget =
  | { type: 'init'; options: WidgetOptions }
  | { type: 'open'; kind: ReservationKind; choice: ReservationChoice }
  | { type: 'close' }
  | { type: 'logout' }
  | { type: 'route'; path: string }
  | { type: 'utm'; utm: Utm }
  /** The back button was pressed, for the last of the steps. */
  | { type: 'back' }

export type ToHost =
  | { type: 'ready'; isLoggedIn: boolean }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'slotSelected'; reservedAt: string; employeeId: number | null }
  | { type: 'reservationCreated'; status: string; reservedAt: string }
  /** One was moved or cancelled, or is asked to be moved. */
  | { type: 'reservationChanged'; status: string; reservedAt: string }
  /** The booking that is being made, for whoever comes back to it; `null` where there is none. */
  | { type: 'draft'; draft: ReservationDraft | null }
  | { type: 'login' }
  | { type: 'logout' }
  /** The API has not confirmed the sign-out; it is tried again for as long as the page is open. */
  | { type: 'logoutFailed' }
  | { type: 'height'; height: number }
  /** Number of screens to go back to within the widget. */
  | { type: 'steps'; count: number }

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown, most: number) =>
  typeof value === 'string' && value.length <= most ? value : undefined
const id = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647 ? Number(value) : undefined

/** Wraps a message for `postMessage`. */
export const envelope = (message: ToWidget | ToHost) => ({ danjang: messageVersion, ...message })

const fieldsOf = (data: unknown): Fields | undefined =>
  isFields(data) && data.danjang === messageVersion ? data : undefined

/** Leaves out what is `undefined`. */
const only = <T extends Fields>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** A choice with only what is well formed; anything else is left out. */
export function readChoice(value: unknown): ReservationChoice {
  if (!isFields(value)) return {}
  const items = Array.isArray(value.items)
    ? value.items.slice(0, 20).flatMap((item: unknown) => {
        const productOptionId = isFields(item) ? id(item.productOptionId) : undefined
        const quantity = isFields(item) ? (id(item.quantity) ?? 1) : 1
        return productOptionId ? [{ productOptionId, quantity: Math.min(quantity, 99) }] : []
      })
    : undefined
  return only({
    items: items?.length ? items : undefined,
    productId: id(value.productId),
    eventId: id(value.eventId),
    categoryId: id(value.categoryId),
    waiting: text(value.waiting, 200),
    reservation: text(value.reservation, 200),
    reservationId: id(value.reservationId),
    fromCart: value.fromCart === true ? true : undefined,
    isMove: value.isMove === true ? true : undefined,
    draft: readDraft(value.draft) ?? undefined,
  })
}

const color = (value: unknown) =>
  typeof value === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) ? value : undefined

function readOptions(value: unknown): WidgetOptions {
  const given = isFields(value) ? value : {}
  const colors = isFields(given.colors) ? given.colors : {}
  const logoUrl = text(given.logoUrl, 500)
  return {
    ...only({
      title: text(given.title, 30),
      logoUrl: logoUrl && /^(?:https:\/\/|\/(?!\/))/.test(logoUrl) ? logoUrl : undefined,
      isVisitOnly: given.isVisitOnly === true,
    }),
    colors: only({ primary: color(colors.primary), secondary: color(colors.secondary) }),
    mode: given.mode === 'inline' ? 'inline' : 'popup',
  }
}

function readTouch(value: unknown): Record<string, string> {
  if (!isFields(value)) return {}
  const known = Object.entries(value).filter(
    ([name, one]) => /^utm_[A-Za-z]{1,20}$/.test(name) && text(one, 200) !== undefined,
  )
  return Object.fromEntries(known.slice(0, 20)) as Record<string, string>
}

/** A message of the page to the application; `null` for what is none. */
export function readToWidget(data: unknown): ToWidget | null {
  const fields = fieldsOf(data)
  switch (fields?.type) {
    case 'init':
      return { type: 'init', options: readOptions(fields.options) }
    case 'open':
      return {
        type: 'open',
        kind: kinds.includes(fields.kind) ? (fields.kind as ReservationKind) : 'treatment',
        choice: readChoice(fields.choice),
      }
    case 'back':
    case 'close':
    case 'logout':
      return { type: fields.type }
    case 'route': {
      const path = text(fields.path, 2000)
      return path?.startsWith('/') ? { type: 'route', path } : null
    }
    case 'utm': {
      const utm = isFields(fields.utm) ? fields.utm : {}
      return { type: 'utm', utm: { first: readTouch(utm.first), last: readTouch(utm.last) } }
    }
    default:
      return null
  }
}

/** A message of the application to the page; `null` for what is none. */
export function readToHost(data: unknown): ToHost | null {
  const fields = fieldsOf(data)
  switch (fields?.type) {
    case 'ready':
      return { type: 'ready', isLoggedIn: fields.isLoggedIn === true }
    case 'opened':
    case 'closed':
    case 'login':
    case 'logout':
    case 'logoutFailed':
      return { type: fields.type }
    case 'slotSelected': {
      const reservedAt = text(fields.reservedAt, 40)
      return reservedAt
        ? { type: 'slotSelected', reservedAt, employeeId: id(fields.employeeId) ?? null }
        : null
    }
    case 'reservationCreated':
    case 'reservationChanged': {
      const { type } = fields
      const reservedAt = text(fields.reservedAt, 40)
      const status = text(fields.status, 20)
      return reservedAt && status ? { type, status, reservedAt } : null
    }
    case 'draft':
      return { type: 'draft', draft: readDraft(fields.draft) }
    case 'height': {
      const height = Number(fields.height)
      return height > 0 && height < 20_000 ? { type: 'height', height: Math.ceil(height) } : null
    }
    case 'steps': {
      const { count } = fields
      return Number.isInteger(count) && Number(count) >= 0 && Number(count) <= 20
        ? { type: 'steps', count: Number(count) }
        : null
    }
    default:
      return null
  }
}
