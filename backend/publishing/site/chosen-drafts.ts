import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { ChosenDraft } from '#schema/publications.ts'
import type { Stored } from './contents.ts'
import { nameOf } from './contents.ts'
import { lockDraft, requireFresh } from './draft-store.ts'
import type { Laid } from './lay-over.ts'

/**
 * Returns what somebody chose to publish, as it was seen. Throws 409 where a draft was saved since, 422 where there is
 * nothing of that name.
 */
export async function readChosen(
  tx: PartnerTransaction,
  chosen: readonly ChosenDraft[],
  { drafts, before }: { drafts: Stored[]; before: Stored[] },
): Promise<Laid[]> {
  const laid = new Map<string, Laid>()
  for (const [index, { kind, key, etag }] of chosen.entries()) {
    const name = nameOf({ kind, key })
    const isChosen = (stored: Stored) => nameOf(stored) === name
    const content = drafts.find(isChosen) ?? null
    if (!content && !before.some(isChosen)) throw unknownDraft(index, name)
    requireFresh(await lockDraft(tx, { kind, key }), etag)
    laid.set(name, { kind, key, content })
  }
  return [...laid.values()]
}

function unknownDraft(index: number, name: string) {
  const message = `${name}의 초안이 없습니다. 초안 목록에 있는 kind와 key를 적어 주세요.`
  return new ProblemError(422, 'unknown-draft', message, {
    errors: [{ path: `/changes/${index}/key`, message }],
  })
}
