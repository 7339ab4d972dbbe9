import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import { mostListViews, type ListView, type NewListView } from '#schema/list-views.ts'
import { and, asc, count, eq, ne } from 'drizzle-orm'
import { listViews } from './table.ts'

const columns = {
  id: listViews.id,
  list: listViews.list,
  name: listViews.name,
  query: listViews.query,
}
const isOwn = (tx: PartnerTransaction, account: Account) =>
  and(isOfPartner(tx, listViews), eq(listViews.accountId, account.id))

/** Views of an account, by name. */
export const readListViews = (tx: PartnerTransaction, account: Account): Promise<ListView[]> =>
  tx.select(columns).from(listViews).where(isOwn(tx, account)).orderBy(asc(listViews.name), asc(listViews.id))

/** Keeps a view; one of the same list and name is written over. Throws 422 where the list has as many as it may. */
export const saveListView = (
  database: Database,
  partnerId: number,
  view: NewListView,
  account: Account,
): Promise<ListView> =>
  database.withPartner(partnerId, async (tx) => {
    await lockName(tx, `list views of ${account.id}`)
    const [others] = await tx
      .select({ count: count() })
      .from(listViews)
      .where(and(isOwn(tx, account), eq(listViews.list, view.list), ne(listViews.name, view.name)))
    if ((others?.count ?? 0) >= mostListViews) {
      throw new ProblemError(
        422,
        'too-many',
        `보기는 목록마다 ${mostListViews}개까지 저장합니다. 쓰지 않는 것을 지워 주세요.`,
      )
    }
    const [row] = await tx
      .insert(listViews)
      .values({ ...view, partnerId: tx.partnerId, accountId: account.id })
      .onConflictDoUpdate({
        target: [listViews.partnerId, listViews.accountId, listViews.list, listViews.name],
        set: { query: view.query },
      })
      .returning(columns)
    if (!row) throw new Error('An insert that returns nothing.')
    return row
  })

/** Forgets a view. Throws 404 for none of the account's own. */
export const removeListView = (
  database: Database,
  partnerId: number,
  id: number,
  account: Account,
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const removed = await tx
      .delete(listViews)
      .where(and(isOwn(tx, account), eq(listViews.id, id)))
      .returning(columns)
    if (removed.length === 0) throw notFound('저장한 보기가 아닙니다.', 'unknown-list-view')
  })
