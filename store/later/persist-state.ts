import { browserKeys } from '#schema/plain/browser-keys.ts'
import type { Employee } from '#schema/employees.ts'
import type { LanguageCode } from '#schema/products.ts'
import type { ApplicationState, ApplicationStore, SignedInUser, TagConsent } from '../application-store.ts'
import { readDraft } from '#schema/plain/reservation-draft.ts'
import { readStored, writeStored } from './storage.ts'

/** Raised when a slice's shape changes: what stands there from before then counts as nothing. */
export const stateVersion = 1

/** Time in ms after the start of the page in which the kept state may come back. Source: docs/product.md, K2. */
export const restoreWithin = 5000

type Slices = Pick<ApplicationState, 'manager' | 'reservation' | 'auth' | 'common'>
type SliceName = keyof Slices
type Stored = Partial<Record<SliceName, unknown>>

/**
 * Reads back the slices that outlive a document (docs/product.md, K1). Anything may stand in a browser's storage: a
 * value of another shape is `undefined` and counts as never kept.
 */
const readers: { [Name in SliceName]: (value: Stored) => Slices[Name] | undefined } = {
  manager: ({ manager: kept }) =>
    isRecord(kept) && Array.isArray(kept.rows) && kept.rows.every(isEmployee) && isCount(kept.count)
      ? { rows: kept.rows, count: kept.count }
      : undefined,
  reservation: ({ reservation: kept }) =>
    isRecord(kept) && (kept.draft === null || readDraft(kept.draft))
      ? { draft: readDraft(kept.draft) }
      : undefined,
  auth: ({ auth: kept }) =>
    isRecord(kept) && (kept.user === null || isUser(kept.user)) ? { user: kept.user } : undefined,
  common: ({ common: kept }) =>
    isRecord(kept) && isLanguage(kept.languageCode) && typeof kept.usesMessenger === 'boolean'
      ? {
          languageCode: kept.languageCode,
          usesMessenger: kept.usesMessenger,
          tagConsent: isTagConsent(kept.tagConsent) ? kept.tagConsent : null,
        }
      : undefined,
}
const names = Object.keys(readers) as SliceName[]

/**
 * Brings back the state that an earlier document kept, and keeps later changes, also those of the partner's site in
 * another tab. Called after hydration, so that the server and the browser's first rendering agree: what has changed by
 * then is the visitor's doing, such as a sign-in, and is kept. Restores only within five seconds after `since` (of
 * `performance.now()`), and never over what the visitor has changed meanwhile. A failure to read or write harms nothing.
 * Returns a function that ends it.
 */
export function persistState(store: ApplicationStore, since: number): () => void {
  const initial = store.getInitialState()
  let isRestoring = false

  const restore = (mayReplace: (name: SliceName) => boolean) => {
    const kept = readKept()
    const state = store.getState()
    const isNews = (name: SliceName) => JSON.stringify(kept[name]) !== JSON.stringify(leastOf(state, name))
    const { auth, ...slices } = Object.fromEntries(
      names.flatMap((name) => {
        const slice = mayReplace(name) && isNews(name) ? readers[name](kept) : undefined
        return slice ? [[name, slice]] : []
      }),
    ) as Partial<Slices>
    isRestoring = true
    store.setState(slices)
    if (auth) state.setUser(auth.user)
    isRestoring = false
  }

  const keep = (state: ApplicationState, before: ApplicationState) => {
    const changed = names.filter((name) => state[name] !== before[name])
    if (isRestoring || changed.length === 0) return
    // Leaves the slices that did not change here: another tab may have written them.
    const slices: Stored = readKept()
    for (const name of changed)
      slices[name] = name === 'common' ? mergeCommon(slices, state, before) : leastOf(state, name)
    writeStored(browserKeys.state, JSON.stringify({ version: stateVersion, state: slices }))
  }
  keep(store.getState(), initial)
  if (performance.now() - since <= restoreWithin) {
    restore((name) => store.getState()[name] === initial[name])
  }
  const stopKeeping = store.subscribe(keep)

  const onStorage = ({ key }: StorageEvent) => {
    if (key === browserKeys.state) restore(() => true)
  }
  window.addEventListener('storage', onStorage)
  return () => {
    stopKeeping()
    window.removeEventListener('storage', onStorage)
  }
}

/** The booking that an earlier document began; `null` for none. */
export const keptDraft = () => readers.reservation(readKept())?.draft ?? null

function readKept(): Stored {
  try {
    const kept: unknown = JSON.parse(readStored(browserKeys.state) ?? 'null')
    return isRecord(kept) && kept.version === stateVersion && isRecord(kept.state) ? kept.state : {}
  } catch {
    return {}
  }
}

/**
 * Returns the part of a slice that is kept. Of the user that is enough to ask the API again: phone, birth date and
 * consents do not stay on a machine that others may use.
 */
function leastOf(state: Slices, name: SliceName): Slices[SliceName] {
  if (name !== 'auth') return state[name]
  const { user } = state.auth
  return { user: user && { id: user.id, kind: user.kind, name: user.name } }
}

/**
 * Returns `common` as kept, with the fields that changed here. Its fields have nothing to do with each other: who opens
 * a chat before the kept state is read has not taken back an answer to the tags' question.
 */
function mergeCommon(kept: Stored, { common }: Slices, before: Slices): Slices['common'] {
  const fields = Object.keys(common) as (keyof typeof common)[]
  const changed = fields.filter((field) => common[field] !== before.common[field])
  return {
    ...common,
    ...readers.common(kept),
    ...Object.fromEntries(changed.map((field) => [field, common[field]])),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const isText = (value: unknown): value is string => typeof value === 'string'
const isLanguage = (value: unknown): value is LanguageCode =>
  value === 'ko' || value === 'en' || value === 'ja' || value === 'zh'

const isTagConsent = (value: unknown): value is TagConsent => value === 'granted' || value === 'denied'

const isUser = (value: unknown): value is SignedInUser =>
  isRecord(value) &&
  isCount(value.id) &&
  (value.kind === 'member' || value.kind === 'guest') &&
  (value.name === null || isText(value.name))

const isEmployee = (value: unknown): value is Employee =>
  isRecord(value) &&
  isCount(value.id) &&
  [value.name, value.title, value.specialty, value.introduction].every(isText) &&
  Array.isArray(value.careers) &&
  value.careers.every(isText) &&
  (value.image === null || (isRecord(value.image) && isText(value.image.src)))
