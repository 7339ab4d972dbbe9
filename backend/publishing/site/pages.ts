import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import type { MovedResponse, PageResponse, ShellResponse } from '#schema/page.ts'
import { shellPath } from '#schema/page.ts'
import { sayProductTexts, type TreatmentWord } from '#schema/plain/treatment-word.ts'
import { LRUCache } from 'lru-cache'
import { readDrafts, readRevision } from './contents.ts'
import { findMoved } from './moved-pages.ts'
import { normalPath } from './path-pattern.ts'
import type { SitePage } from './site-page.ts'
import type { Site } from './site.ts'
import { buildSite, findPage } from './site.ts'

/** A partner and the revision of its site that visitors see; 0 before the first publication. */
export type SiteRevision = {
  partnerId: number
  revision: number
  /** Word in which the site says the product's own texts; as they are written unless told. */
  treatmentWord?: TreatmentWord
}

export type Pages = {
  /** The site that visitors see. Throws 404 before the first publication. */
  published(partner: SiteRevision): Promise<Site>
  /**
   * The shell for `/_app`, the page of a path, or where the page of an old path is now. Throws 404 where no page
   * answers. Source: docs/product.md, P6, P7.
   */
  read(
    partner: SiteRevision,
    path: string,
    state: 'published' | 'draft',
    /** In place of the drafts: a revision, as it was published. */
    at?: number,
  ): Promise<ShellResponse | PageResponse | MovedResponse>
  /** Returns an address of the partner's site where a published page answers it, else `null`. */
  onSite(partner: SiteRevision, address: string | null): Promise<string | null>
  close(): void
}

/** Characters of JSON whose sites are kept in memory. */
const cacheSize = 64 * 1024 * 1024

/** Reads pages. Published sites are kept: a revision never changes, so that only the pointer is asked for each time. */
export function createPages(
  database: Database,
  defaults: SitePage[] = [],
  ownTexts: () => ReadonlySet<string> = () => new Set(),
): Pages {
  const keepSites = () =>
    new LRUCache<string, Site, SiteRevision>({
      maxSize: cacheSize,
      sizeCalculation: ({ size }) => size,
      // One that has to make room while it is read is answered all the same.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: { partnerId, revision, treatmentWord = '시술' } }) => {
        const stored = await database.withPartner(partnerId, (tx) => readRevision(tx, revision), {
          readOnly: true,
        })
        const site = buildSite(stored, defaults)
        if (treatmentWord === '시술') return site
        return { ...site, pages: sayProductTexts(site.pages, ownTexts(), treatmentWord) }
      },
    })
  let sites = keepSites()
  // After a restored back-up the same numbers may mean other revisions. Not cleared: that would fail who is waiting.
  const stop = database.onPublished(({ partnerId }) => {
    if (partnerId === null) sites = keepSites()
  })

  async function published(partner: SiteRevision): Promise<Site> {
    if (partner.revision === 0) throw notFound('아직 공개하지 않은 사이트입니다.', 'not-published')
    const { partnerId, revision, treatmentWord = '시술' } = partner
    return sites.forceFetch(`${partnerId}:${revision}:${treatmentWord}`, { context: partner })
  }

  return {
    published,
    async read(partner, path, state, at) {
      const { partnerId, revision } = partner
      const site =
        state === 'published'
          ? await published(partner)
          : buildSite(
              await database.withPartner(
                partnerId,
                (tx) => (at === undefined ? readDrafts(tx) : requireEntries(tx, at)),
                { readOnly: true },
              ),
              defaults,
              { showsHiddenPages: at === undefined },
            )
      const asked = normalPath(path)
      if (asked === shellPath) return { revision, theme: site.theme, global: site.global }
      const page = findPage(site, asked)
      if (!page) {
        const movedTo = findMoved(site, asked)
        if (movedTo === null) throw notFound('페이지를 찾을 수 없습니다.', 'unknown-path')
        return { revision, movedTo }
      }
      return { revision, key: page.key, path: asked, params: page.params, ...page.definition }
    },
    async onSite(partner, address) {
      if (address === null || partner.revision === 0) return null
      const path = normalPath(new URL(address, 'http://site').pathname)
      return findPage(await published(partner), path) ? address : null
    },
    close: stop,
  }
}

/** Returns the contents of a revision. Throws 404 for one that never was. */
async function requireEntries(tx: PartnerTransaction, revision: number) {
  const entries = await readRevision(tx, revision)
  if (entries.length === 0) throw notFound(`${revision}번 리비전이 없습니다.`, 'unknown-revision')
  return entries
}

/** Refuses to answer for a revision that is no longer the published one, so that no page mixes two. Spec: rule 6. */
export function requireRevision(wanted: number | undefined, published: number): void {
  if (wanted === undefined || wanted === published) return
  throw new ProblemError(
    409,
    'revision-changed',
    `${wanted}번 리비전은 더 이상 공개된 리비전이 아닙니다. 지금은 ${published}번입니다.`,
  )
}
