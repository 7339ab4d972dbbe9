import { ApiError, type ApiClient } from '#api/client.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { loadSite, PageMoved } from '#renderer/server/load-site.ts'
import { shareCardOf, type ShareCard } from '#renderer/server/share-card.ts'
import type { ScriptIndex } from '#renderer/shared/site-data.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import { busyWithImages } from '../images/image-problem.ts'
import { PublishedAnswers } from '../cache/published-answers.ts'
import { versionOf, type SiteDirectory } from '../cache/site-directory.ts'
import { splitAddress } from '../split-address.ts'

type Options = {
  directory: SiteDirectory
  api: (origin: string) => ApiClient
  definitions: ReadonlyMap<string, BlockDefinition>
  productTexts: ReadonlySet<string>
  scripts: ScriptIndex
}

/**
 * Reads what the card of a page shows, from what is published; `null` where the page has none, or another address than the
 * one that is asked for: junk in an address makes no second card. Throws `ImageProblem` where not all of it came in time.
 */
export function createShareCardLoader({ directory, api, definitions, productTexts, scripts }: Options) {
  const answers = new PublishedAnswers()

  return async (origin: string, asked: string): Promise<ShareCard | null> => {
    const { path, parameters } = splitAddress(asked)
    const site = await directory.find(origin)
    if (!site) return null
    const client = answers.client(api(origin), origin, versionOf(site))
    try {
      const { data, subject, address, queryClient, complete } = await loadSite({
        api: client,
        origin,
        path,
        parameters,
        state: 'published',
        definitions,
        productTexts,
        scripts,
      })
      // The address holds a hash of all that the page shows: with answers still missing it cannot be compared.
      if (!complete) throw busyWithImages()
      if (address !== asked) return null
      const partner = queryClient.getQueryData(getPartnerQueryOptions(client).queryKey)
      return shareCardOf({ data, subject, partner }) ?? null
    } catch (error) {
      if (error instanceof PageMoved || (error instanceof ApiError && error.status === 404)) return null
      throw error
    }
  }
}
