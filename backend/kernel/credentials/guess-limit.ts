import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { guesses, knownClients } from './table.ts'
import { tooMany } from '#backend/kernel/http/rate-limit.ts'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { newToken } from './tokens.ts'

/** Kind of secret that is guessed: one of a kind and name is not another's of the same name. */
type GuessKind =
  | 'account'
  | 'device'
  | 'second-factor'
  | 'password-reset'
  | 'customer'
  | 'post'
  | 'reservation'

/** Cookie by which a browser is known again; it outlives sessions and says nothing of who they are. */
export type KnownBrowser = { token: string | undefined; send(token: string): void }

type Guess = {
  partnerId: number
  /** Owner of the secret that is guessed: an account's e-mail, a phone number. */
  name: string
  /** The client's address as the rate limit sees it. */
  address: string
  browser?: KnownBrowser | undefined
}

type Options = {
  /** Tries in a quarter of an hour. */
  points?: number
  now?: () => number
  /** Kind of secret by which browsers and addresses are known, where it is another's. */
  knownBy?: GuessKind
}

/** Runs a try and returns what it found, `null` for a wrong one. Throws 429 for too many. */
export type GuessLimit = <T>(guess: Guess, attempt: () => Promise<T | null>) => Promise<T | null>

const minute = 60_000
const window = 15 * minute
/** Time that a browser or an address is known after the right secret last came from it. */
const knownLife = 90 * 24 * 60 * minute

/**
 * Bounds how often a secret may be guessed in a quarter of an hour, whatever addresses the guesses come from and
 * whichever node they reach.
 *
 * So that a guesser does not lock the owner out, a browser or an address from which the right secret came before has a
 * count of its own. Both counts and who is known are in the database: a restart forgets neither.
 * Source: docs/product.md, X3; ASVS 6.3.1 and 6.3.8.
 */
export function createGuessLimit(
  database: Database,
  kind: GuessKind,
  { points = 30, now = Date.now, knownBy = kind }: Options = {},
): GuessLimit {
  return async ({ partnerId, name, address, browser }, attempt) => {
    const sources = [address, ...(browser?.token === undefined ? [] : [browser.token])].map((source) =>
      hash(knownBy, name, source),
    )
    const key = await database.withPartner(partnerId, async (tx) => {
      const known = await findKnown(tx, sources, now())
      const key = hash(kind, known ?? name)
      const { count, endsAt } = await countGuess(tx, key, now())
      if (count > points) tooMany({ msBeforeNext: Math.max(endsAt - now(), 1_000) })
      return key
    })
    const found = await attempt()
    if (found === null) return null
    await database.withPartner(partnerId, async (tx) => {
      await forgetGuess(tx, key)
      await rememberSource(tx, knownBy, { name, address, browser }, now())
    })
    return found
  }
}

/**
 * Keeps an address and a browser from which somebody has just proved to be the owner of a secret, so that others' guesses
 * do not lock them out there.
 */
export async function rememberSource(
  tx: PartnerTransaction,
  kind: GuessKind,
  { name, address, browser }: Omit<Guess, 'partnerId'>,
  now = Date.now(),
): Promise<void> {
  const token = browser && (browser.token ?? newToken())
  const seen = [address, ...(token === undefined ? [] : [token])]
  await know(
    tx,
    seen.map((source) => hash(kind, name, source)),
    now,
  )
  // Sent each time, so that its life begins again.
  if (token !== undefined) browser?.send(token)
}

type Browser = { name: string; browser: KnownBrowser }

/** Says whether a browser was remembered for a name within 90 days; one without its cookie never is. */
export async function isKnownBrowser(
  tx: PartnerTransaction,
  kind: GuessKind,
  { name, browser: { token } }: Browser,
): Promise<boolean> {
  if (token === undefined) return false
  return (await findKnown(tx, [hash(kind, name, token)], Date.now())) !== undefined
}

/** Keeps a browser for a name, by its cookie alone. */
export async function rememberBrowser(
  tx: PartnerTransaction,
  kind: GuessKind,
  { name, browser }: Browser,
): Promise<void> {
  const token = browser.token ?? newToken()
  await know(tx, [hash(kind, name, token)], Date.now())
  browser.send(token)
}

const hash = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** The first of some sources that is known; `undefined` where none is. */
async function findKnown(tx: PartnerTransaction, sources: string[], now: number) {
  const rows = await tx
    .select({ sourceHash: knownClients.sourceHash, seenAt: knownClients.seenAt })
    .from(knownClients)
    .where(and(isOfPartner(tx, knownClients), inArray(knownClients.sourceHash, sources)))
  const known = new Set(
    rows.filter(({ seenAt }) => seenAt.getTime() > now - knownLife).map((row) => row.sourceHash),
  )
  // The browser's before the address's, which others may share and use up.
  return sources.findLast((source) => known.has(source))
}

/** Counts one more of what is limited by name in a window of some ms. */
export const countWithin = (
  tx: PartnerTransaction,
  { of, name, length }: { of: string; name: string; length: number },
): Promise<{ count: number; endsAt: number }> => countGuess(tx, hash(of, name), Date.now(), length)

/** Counts one more; a window that is over begins anew. */
async function countGuess(tx: PartnerTransaction, nameHash: string, now: number, length = window) {
  const isOver = sql`${guesses.endsAt} <= ${new Date(now).toISOString()}::timestamptz`
  const [row] = await tx
    .insert(guesses)
    .values({ partnerId: tx.partnerId, nameHash, count: 1, endsAt: new Date(now + length) })
    .onConflictDoUpdate({
      target: [guesses.partnerId, guesses.nameHash],
      set: {
        count: sql`case when ${isOver} then 1 else ${guesses.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${guesses.endsAt} end`,
      },
    })
    .returning({ count: guesses.count, endsAt: guesses.endsAt })
  return { count: row?.count ?? 1, endsAt: row?.endsAt.getTime() ?? now + length }
}

/** A right one does not count. */
async function forgetGuess(tx: PartnerTransaction, nameHash: string): Promise<void> {
  await tx
    .update(guesses)
    .set({ count: sql`greatest(${guesses.count} - 1, 0)` })
    .where(and(isOfPartner(tx, guesses), eq(guesses.nameHash, nameHash)))
}

/** Keeps where a right secret came from, and forgets what is over. */
async function know(tx: PartnerTransaction, sources: string[], now: number): Promise<void> {
  const seenAt = new Date(now)
  await tx
    .insert(knownClients)
    .values(sources.map((sourceHash) => ({ partnerId: tx.partnerId, sourceHash, seenAt })))
    .onConflictDoUpdate({ target: [knownClients.partnerId, knownClients.sourceHash], set: { seenAt } })
  await tx
    .delete(knownClients)
    .where(and(isOfPartner(tx, knownClients), lt(knownClients.seenAt, new Date(now - knownLife))))
  await tx.delete(guesses).where(and(isOfPartner(tx, guesses), lt(guesses.endsAt, seenAt)))
}
