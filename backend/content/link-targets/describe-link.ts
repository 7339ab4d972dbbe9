import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { readShortLinks } from '#backend/content/links/short-links.ts'
import { linkWords } from '#backend/publishing/publication-checks/check-site.ts'
import { linkProblem, rowTarget, sitePath } from '#backend/publishing/publication-checks/link-targets.ts'
import { rowAddresses } from '#backend/publishing/publication-checks/row-addresses.ts'
import { listChoices } from '#backend/editing/resources/list.ts'
import { choices, resources } from '#backend/editing/resources/resources.ts'
import { readDrafts, readRevision } from '#backend/publishing/site/contents.ts'
import { buildSite, findPage } from '#backend/publishing/site/site.ts'
import type { SitePage } from '#backend/publishing/site/site-page.ts'
import { shortAddressPath } from '#schema/plain/short-address-path.ts'
import type { DescribedLink } from '#schema/link-targets.ts'
import { widgetLinks } from '#schema/plain/widget-links.ts'
import { directTargets, type Contact } from './list-link-targets.ts'

/** What an address leads to once the drafts are published, or why it leads nowhere. */
export async function describeLink(
  tx: PartnerTransaction,
  { url, contact, defaults }: { url: string; contact: Contact; defaults: SitePage[] },
): Promise<DescribedLink> {
  const opened = widgetLinks.find((one) => one.url === url)
  if (opened) return { title: opened.opens, problem: null }
  const direct = directTargets(contact).find((target) => target.url === url)
  if (direct) return { title: [direct.title, direct.note].filter(Boolean).join(' · '), problem: null }
  const given = sitePath(url)
  if (!given) return { title: null, problem: null }
  if (given.path.startsWith(shortAddressPath)) return describeShort(tx, given.path)
  const before = buildSite(await readPublished(tx), defaults)
  const site = { ...buildSite(await readDrafts(tx), defaults), moved: before.moved }
  const target = rowTarget(url, rowAddresses)
  const source = target && choices.get(target.resource)
  const [row] = source ? await listChoices(tx, source, { search: '', ids: [target.id] }, new Date()) : []
  const problem = linkProblem(url, null, {
    site,
    before,
    hasAnchor: () => true,
    addresses: rowAddresses,
    isShown: () => row && row.status === 'PUBLIC',
  })
  const page = findPage(site, given.path)
  const title =
    target && row
      ? `${resources.get(target.resource)?.title ?? ''} · ${row.label}`
      : page && problem !== 'no-page'
        ? `페이지 · ${page.definition.title}`
        : null
  return { title: problem === 'no-row' ? null : title, problem: problem && linkWords[problem][0] }
}

/** Describes a short address of the clinic's by its purpose. Source: docs/product.md, T9. */
async function describeShort(tx: PartnerTransaction, path: string): Promise<DescribedLink> {
  const link = (await readShortLinks(tx)).find(({ code }) => `${shortAddressPath}${code}` === path)
  if (!link) return { title: null, problem: '없는 짧은 주소입니다.' }
  const title = ['짧은 주소', link.title || link.targetUrl].join(' · ')
  const isOver = link.expiresAt !== null && Date.parse(link.expiresAt) <= Date.now()
  return { title, problem: isOver ? '기한이 지난 짧은 주소입니다.' : null }
}

async function readPublished(tx: PartnerTransaction) {
  const [partner] = await tx
    .select({ revision: partners.publishedRevision })
    .from(partners)
    .where(isOfPartner(tx, partners))
  return readRevision(tx, partner?.revision ?? 0)
}
