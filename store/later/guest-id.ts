import { browserKeys } from '#schema/plain/browser-keys.ts'
import { readStored, writeStored } from './storage.ts'

/** The form that the API takes (`guestId` of `schema/customers.ts`): a UUID. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** The number that a browser's cart is kept under for somebody who is not signed in. */
export type GuestId = {
  guestId: string
  /** Made just now: nothing can be known of it. */
  isNew: boolean
}

/** The browser's number, made and kept when absent (docs/product.md, K3). One that cannot be kept holds for this visit. */
export function readGuestId(): GuestId {
  const stored = readStored(browserKeys.guestId)
  if (stored && uuid.test(stored)) return { guestId: stored, isNew: false }
  const guestId = makeUuid()
  writeStored(browserKeys.guestId, guestId)
  return { guestId, isNew: true }
}

/** `crypto.randomUUID` is there on HTTPS only, and some look at a site by its bare address. */
function makeUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
