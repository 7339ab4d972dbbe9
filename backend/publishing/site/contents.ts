import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { ContentKind } from './table.ts'
import { referencesTo } from '#backend/kernel/database/references.ts'
import { contents, drafts, revisionEntries } from './table.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'

/** A stored thing as it was saved: `value` is whatever the database holds, which a reader has to judge. */
export type Stored = { kind: ContentKind; key: string; hash: string; value: unknown; size: number }

/** Name of a stored thing among all of a partner's. */
export const nameOf = ({ kind, key }: Pick<Stored, 'kind' | 'key'>) => `${kind}/${key}`

/**
 * Stores a value once and returns its SHA-256. The keys' order is part of it: what is read back is equal to the byte.
 * Until the transaction ends nobody else removes it, though nothing refers to it yet.
 */
export async function saveContent(tx: PartnerTransaction, value: unknown): Promise<string> {
  const body = JSON.stringify(value)
  const hash = createHash('sha256').update(body).digest('hex')
  await tx
    .insert(contents)
    .values({ partnerId: tx.partnerId, hash, body })
    .onConflictDoUpdate({ target: [contents.partnerId, contents.hash], set: { hash } })
  return hash
}

/**
 * Removes what neither a draft nor a slot nor a revision refers to any more, of these: the console saves by itself, and
 * each saving leaves the one before behind.
 */
export async function removeUnused(tx: PartnerTransaction, hashes: string[]): Promise<void> {
  const isOneOf = (some: string[]) => and(isOfPartner(tx, contents), inArray(contents.hash, some))
  // Locked before it is asked what refers to them. Whoever is saving the same now goes first, and keeps it.
  const rows = await tx
    .select({ hash: contents.hash })
    .from(contents)
    .where(isOneOf(hashes))
    .for('update', { skipLocked: true })
  if (rows.length === 0) return
  const locked = isOneOf(rows.map(({ hash }) => hash))
  await tx.delete(contents).where(and(locked, ...references.map((refers) => sql`not ${refers}`)))
}

const references = referencesTo(contents)

/** Reads what a revision holds. */
export async function readRevision(tx: PartnerTransaction, revision: number): Promise<Stored[]> {
  const rows = await tx
    .select({
      kind: revisionEntries.kind,
      key: revisionEntries.key,
      hash: revisionEntries.hash,
      body: contents.body,
    })
    .from(revisionEntries)
    .innerJoin(contents, and(isOfPartner(tx, contents), eq(contents.hash, revisionEntries.hash)))
    .where(and(isOfPartner(tx, revisionEntries), eq(revisionEntries.revision, revision)))
  return rows.map(toStored)
}

/** Reads the drafts, which the console edits. */
export async function readDrafts(tx: PartnerTransaction): Promise<Stored[]> {
  const rows = await tx
    .select({ kind: drafts.kind, key: drafts.key, hash: drafts.hash, body: contents.body })
    .from(drafts)
    .innerJoin(contents, and(isOfPartner(tx, contents), eq(contents.hash, drafts.hash)))
    .where(isOfPartner(tx, drafts))
  return rows.map(toStored)
}

type Row = { kind: ContentKind; key: string; hash: string; body: string }
const toStored = ({ body, ...row }: Row): Stored => ({ ...row, value: parseBody(body), size: body.length })

/** `undefined` for a body that is no JSON: one bad row must not take the rest with it. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
