import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { readChanges } from './audit.ts'
import { changedFields } from './changed-fields.ts'
import type { Edited } from './define-resource.ts'
import { etagOf } from './etag.ts'
import type { RowData } from './fields.ts'

const savedAt = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/**
 * Throws 409 unless what the editor read is what is there, with who has changed what since. `id` is the row's; `null` for
 * a setting. Source: RFC 9110, section 13.1.1.
 */
export async function requireFresh(
  tx: PartnerTransaction,
  definition: Pick<Edited, 'name' | 'schema'>,
  { id, data }: { id: number | null; data: RowData },
  ifMatch: string,
): Promise<void> {
  const unquoted = (etag: string) => etag.trim().replace(/^"(.*)"$/, '$1')
  if (unquoted(ifMatch) === unquoted(etagOf(data))) return
  const changes = await readChanges(tx, definition.name, id)
  const [last] = changes
  // The state that the editor read, where the log still has it.
  const read = changes.find(({ before }) => before && unquoted(etagOf(before)) === unquoted(ifMatch))?.before
  const errors = (read ? changedFields(definition, read, data) : []).map(({ path, title, was, is }) => ({
    path,
    message: `${title}: ${was} → ${is}`,
  }))
  const who = last ? `${last.by}님이 ${savedAt.format(new Date(last.at))}에` : '그사이 다른 사람이'
  throw new ProblemError(409, 'stale', `${who} 저장했습니다. 그 내용을 불러온 뒤 다시 저장해 주세요.`, {
    errors,
  })
}
