import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import { beforeAfters } from '#backend/content/before-afters/table.ts'
import { boards, boardTypes } from '#backend/content/boards/table.ts'
import { notices } from '#backend/content/notices/table.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { reviews } from '#backend/content/reviews/table.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { homepageConfig } from '#schema/partners.ts'
import type { Visibility } from '#schema/gate.ts'
import type { RichText } from '#schema/rich-text.ts'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'

const day = 86_400_000

/** A moment so many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * day)

export const paragraph = (text: string): RichText => [{ type: 'paragraph', text }]

const tables = { notices, boards, boardTypes, beforeAfters, reviews }
type Tables = typeof tables

/** Inserts a row and returns its number. */
export async function insert<Name extends keyof Tables>(
  tx: Transaction,
  name: Name,
  values: Tables[Name]['$inferInsert'],
): Promise<number> {
  const table = tables[name] as typeof notices
  const [row] = await tx
    .insert(table)
    .values(values as typeof notices.$inferInsert)
    .returning({ id: table.id })
  return row?.id ?? 0
}

/** A small picture, each `seed` another. */
export const drawPicture = (seed = 1, { width = 60, height = 40 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: seed % 256, g: 90, b: 120 } } })

/** Stores a gated picture, as a row refers to it. */
export async function gatedPicture(files: FileStore, partnerId: number, seed: number) {
  const bytes = await drawPicture(seed).webp().toBuffer()
  const details = { mime: 'image/webp', width: 60, height: 40, alt: `사진 ${seed}`, isGated: true } as const
  return files.put(partnerId, bytes, details)
}

/** Whom a partner shows its before-afters and reviews to. */
export async function setVisibility(
  database: Database,
  partnerId: number,
  values: { beforeAfterVisibility?: Visibility | 'nonsense'; reviewVisibility?: Visibility },
): Promise<void> {
  await database.asOperator(async (tx) => {
    const config = JSON.stringify({ ...homepageConfig.parse({}), ...values })
    const profile = sql`jsonb_set(${partners.profile}, '{homepageConfig}', ${config}::jsonb)`
    await tx.update(partners).set({ profile }).where(eq(partners.partnerId, partnerId))
  })
}

/** A body for `send`: bytes as they are. */
export const raw = (bytes: Uint8Array) => new Response(bytes as BodyInit).body as ReadableStream
