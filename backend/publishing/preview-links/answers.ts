import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { drafts, revisions } from '#backend/publishing/site/table.ts'
import type { previewAnswer } from '#schema/preview-links.ts'
import { logged, remembered, requireLink } from './preview-links.ts'
import { previewAnswers } from './table.ts'

/** Largest number of answers that the console shows. */
const mostShown = 10

/** Author of an answer in the log: a link says nothing of who opens it. */
const holder = { id: null, name: '미리보기 링크로 본 분' }

/**
 * Keeps what the holder of a preview link says of the drafts, with the state they are in, and writes it into the log.
 * Throws 401 for a link that is over. Source: docs/product.md, D13.
 */
export async function answerPreview(
  database: Database,
  partnerId: number,
  token: string,
  { isApproved, note }: z.output<typeof previewAnswer>,
): Promise<void> {
  await database.withPartner(partnerId, async (tx) => {
    await requireLink(tx, token)
    await tx
      .delete(previewAnswers)
      .where(
        and(
          isOfPartner(tx, previewAnswers),
          lt(previewAnswers.answeredAt, new Date(Date.now() - remembered)),
        ),
      )
    await tx.insert(previewAnswers).values({
      partnerId: tx.partnerId,
      isApproved,
      note,
      drafts: await hashDrafts(tx),
      answeredAt: new Date(),
    })
    await writeAudit(tx, logged, holder, {
      action: 'CREATED',
      rowId: null,
      title: ['답', isApproved ? '공개해도 됨' : '고칠 점', note].filter(Boolean).join(' · '),
      before: null,
      after: null,
    })
  })
}

/** Lists the answers since the last publication, the last first. */
export const listPreviewAnswers = (database: Database, partnerId: number) =>
  database.withPartner(partnerId, readAnswers, { readOnly: true })

async function readAnswers(tx: PartnerTransaction) {
  const [[published], now] = await Promise.all([
    tx
      .select({ at: revisions.publishedAt })
      .from(revisions)
      .innerJoin(partners, and(isOfPartner(tx, partners), eq(partners.publishedRevision, revisions.revision)))
      .where(isOfPartner(tx, revisions)),
    hashDrafts(tx),
  ])
  const rows = await tx
    .select()
    .from(previewAnswers)
    .where(and(isOfPartner(tx, previewAnswers), published && gt(previewAnswers.answeredAt, published.at)))
    .orderBy(desc(previewAnswers.answeredAt), desc(previewAnswers.id))
    .limit(mostShown)
  return rows.map(({ isApproved, note, answeredAt, drafts: state }) => ({
    isApproved,
    note,
    answeredAt: answeredAt.toISOString(),
    isOutdated: state !== now,
  }))
}

/** Returns one hash of all drafts: another as soon as any of them is. */
async function hashDrafts(tx: PartnerTransaction): Promise<string> {
  const rows = await tx
    .select({ kind: drafts.kind, key: drafts.key, hash: drafts.hash })
    .from(drafts)
    .where(isOfPartner(tx, drafts))
    .orderBy(asc(drafts.kind), asc(drafts.key))
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}
