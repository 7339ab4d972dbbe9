import type { Account } from '#backend/people/accounts/sessions.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isSame } from '#backend/editing/resources/etag.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'

type Described = { alt: string; tags: string[] }

/** Writes into the log that a picture was added (no `before`), changed, or removed (no `after`). */
export async function auditFile(
  tx: PartnerTransaction,
  account: Account,
  { before, after }: { before?: Described; after?: Described },
): Promise<void> {
  const [was, is] = [toData(before), toData(after)]
  if (isSame(was, is)) return
  await writeAudit(tx, 'files', account, {
    action: was && is ? 'CHANGED' : is ? 'CREATED' : 'REMOVED',
    rowId: null,
    title: (after ?? before)?.alt || '장식용 그림',
    before: was,
    after: is,
  })
}

const toData = (file: Described | undefined) => (file ? { alt: file.alt, tags: file.tags } : null)
