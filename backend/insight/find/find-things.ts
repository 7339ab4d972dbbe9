import { listConsolePosts } from '#backend/content/customer-posts/console-posts.ts'
import { listRecords } from '#backend/privacy/customer-records/list-records.ts'
import { mayCall } from '#backend/kernel/http/access.ts'
import { listForConsole } from '#backend/booking/reservations/console-list.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import { listPages } from '#backend/publishing/site/page-drafts.ts'
import type { Services } from '#backend/services.ts'
import { momentText } from '#schema/plain/days.ts'
import type { Role } from '#schema/accounts.ts'
import type { FoundThing } from '#schema/find.ts'
import { Haystack, placeOf, toNeedles } from '#backend/kernel/text-search/hangul-match.ts'
import { findRows } from './find-rows.ts'

/** Found at most of each kind. */
const most = 5
/** Characters from which people's names are looked for: one is in too many. */
const leastOfName = 2

type Tools = Pick<Services, 'database' | 'defaults'>
type Asked = { partnerId: number; role: Role; keyword: string }

/**
 * Whatever of a clinic's somebody may see that has a keyword in its name, the nearest of each kind first. Who may not ask
 * for a list finds nothing of it either.
 */
export async function findThings(tools: Tools, asked: Asked): Promise<FoundThing[]> {
  if (!toNeedles(asked.keyword)) return []
  const { database } = tools
  const found = await Promise.all([
    database.withPartner(asked.partnerId, (tx) => findRows(tx, { ...asked, most }, new Date()), {
      readOnly: true,
    }),
    mayCall(asked.role, 'GET /admin/pages') ? findPages(tools, asked) : [],
    mayCall(asked.role, 'GET /admin/customers') ? findCustomers(tools, asked) : [],
    mayCall(asked.role, 'GET /admin/reservations') ? findReservations(tools, asked) : [],
    mayCall(asked.role, 'GET /admin/notice-customer-boards') ? findPosts(tools, asked) : [],
  ])
  return found.flat()
}

async function findPages(
  { database, defaults }: Tools,
  { partnerId, keyword }: Asked,
): Promise<FoundThing[]> {
  const needles = toNeedles(keyword)
  if (!needles) return []
  const pages = await listPages(database, partnerId, defaults)
  return pages
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ key, draft: { title, pattern } }) => ({
      distance: Math.min(
        ...[title, pattern].flatMap((text) => {
          const place = placeOf(new Haystack(text), needles.whole)
          return place < 0 ? [] : [place]
        }),
      ),
      page: { key, title, pattern },
    }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ page: { key, title, pattern } }) => ({
      kind: 'page',
      group: '페이지',
      title,
      note: pattern,
      status: null,
      link: `/site#/pages/${key}`,
    }))
}

/** Customers, by name, phone or booking. Names are masked, as in their list. Source: docs/product.md, R16. */
async function findCustomers({ database }: Tools, { partnerId, keyword }: Asked): Promise<FoundThing[]> {
  if (keyword.length < leastOfName) return []
  const { rows } = await database.withPartner(
    partnerId,
    (tx) => listRecords(tx, { page: 1, pageSize: most, keyword }),
    { readOnly: true },
  )
  return rows.map(({ id, name, phone, next }) => ({
    kind: 'customer',
    group: '고객',
    title: name ?? '이름 없음',
    note: [phone && phone.slice(-4), next && `다음 예약 ${momentText(next.reservedAt)}`]
      .filter(Boolean)
      .join(' · '),
    status: null,
    link: `/customers/${id}`,
  }))
}

/** Reservations from today on. Names are masked, as in every list of them. Source: docs/product.md, R13. */
async function findReservations({ database }: Tools, { partnerId, keyword }: Asked): Promise<FoundThing[]> {
  if (keyword.length < leastOfName) return []
  const from = dayOf(new Date())
  const { rows } = await listForConsole(database, partnerId, { page: 1, pageSize: most, from, keyword })
  return rows.map(({ id, contactName, day, time }) => ({
    kind: 'reservation',
    group: '예약',
    title: contactName,
    note: `${day} ${time}`,
    status: null,
    link: `/reservations?day=${day}&open=${id}`,
  }))
}

/** Posts of customers, the newest first. What they ask about may be their health: the console remembers none. */
async function findPosts({ database }: Tools, { partnerId, keyword }: Asked): Promise<FoundThing[]> {
  if (keyword.length < leastOfName) return []
  const { rows } = await listConsolePosts(database, partnerId, { page: 1, pageSize: most, keyword })
  return rows.map(({ id, title, boardTypeName, isReplied }) => ({
    kind: 'post',
    group: '고객 문의·게시글',
    title,
    note: [boardTypeName, !isReplied && '답 없음'].filter(Boolean).join(' · '),
    status: null,
    link: `/posts?open=${id}`,
  }))
}
