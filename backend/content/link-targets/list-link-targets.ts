import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { listChoices } from '#backend/editing/resources/list.ts'
import { choices, resources } from '#backend/editing/resources/resources.ts'
import { Haystack, placeOf, toNeedles } from '#backend/kernel/text-search/hangul-match.ts'
import { readPages } from '#backend/publishing/site/page-drafts.ts'
import type { SitePage } from '#backend/publishing/site/site-page.ts'
import type { LinkTarget } from '#schema/link-targets.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'
import type { Partner } from '#schema/partners.ts'
import { widgetLinks } from '#schema/plain/widget-links.ts'

/** Told at most of each kind of row, by a search and without one. */
const [mostFound, mostAtFirst] = [20, 5]

export type Contact = Pick<Partner, 'partnerTel' | 'partnerPhone' | 'partnerMarketingInfo'>

/** Windows of the widget, and how to reach the clinic where it says so. */
export function directTargets({ partnerTel, partnerPhone, partnerMarketingInfo }: Contact): LinkTarget[] {
  const phone = (partnerTel || partnerPhone || '').trim()
  const { kakaoTalkUrl } = partnerMarketingInfo
  const direct = (url: string, title: string, note: string): LinkTarget => ({
    url,
    group: '예약·연락',
    title,
    note,
    status: null,
  })
  return [
    ...widgetLinks.map(({ url, title }) => direct(url, title, '')),
    ...(kakaoTalkUrl ? [direct(kakaoTalkUrl, '카카오톡 상담', '')] : []),
    ...(phone ? [direct(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, '전화 걸기', phone)] : []),
  ]
}

/** Whatever of a clinic's a link may lead to that is called so; without a search the first of each kind. */
export async function listLinkTargets(
  tx: PartnerTransaction,
  { search, contact, defaults }: { search: string; contact: Contact; defaults: SitePage[] },
): Promise<LinkTarget[]> {
  const direct = directTargets(contact).filter(({ title }) => isFound(search, title))
  const pages = (await readPages(tx, defaults))
    .filter(
      ({ isRemoved, draft: { pattern } }) => !isRemoved && !pattern.includes(':') && pattern !== notFoundPath,
    )
    .filter(({ draft: { title, pattern } }) => isFound(search, title) || isFound(search, pattern))
    .map(({ published, draft: { title, pattern, options } }): LinkTarget => ({
      url: pattern,
      group: '페이지',
      title,
      note: pattern,
      status: options.hidden || !published ? 'DRAFT' : 'PUBLIC',
    }))
  return [...direct, ...pages, ...(await listRows(tx, search))]
}

async function listRows(tx: PartnerTransaction, search: string): Promise<LinkTarget[]> {
  const found: LinkTarget[] = []
  const now = new Date()
  for (const { name, title: group, page } of resources.values()) {
    const source = choices.get(name)
    if (!source || !page?.includes('{id}')) continue
    const rows = await listChoices(tx, source, { search }, now)
    found.push(
      ...rows.slice(0, search === '' ? mostAtFirst : mostFound).map(({ id, label, note, status }) => ({
        url: page.replace('{id}', String(id)),
        group,
        title: label,
        note,
        status,
      })),
    )
  }
  return found
}

function isFound(search: string, text: string): boolean {
  const needles = toNeedles(search)
  return !needles || placeOf(new Haystack(text), needles.whole) >= 0
}
