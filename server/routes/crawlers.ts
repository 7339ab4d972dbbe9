import type { ApiClient } from '#api/client.ts'
import { escapeHtml } from '#renderer/server/escape.ts'
import { mostSiteMapRows } from '#schema/site-map.ts'
import { requestOrigin } from '../origin.ts'
import { createRoutes } from './routes.ts'
import type { SiteDirectory } from '../cache/site-directory.ts'

type CrawlerOptions = { api: (origin: string) => ApiClient; directory: Pick<SiteDirectory, 'find'> }

/** Notices and events in a feed, of each the newest. */
const feedRows = 30

const xml = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`
const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

/**
 * Serves what crawlers read of a clinic's site: robots.txt, a sitemap (an index where one file would be too long,
 * https://www.sitemaps.org/protocol.html) and a feed of notices and events (RSS 2.0, which Naver reads).
 */
export function createCrawlerRoutes({ api, directory }: CrawlerOptions) {
  const app = createRoutes()

  app.get('/robots.txt', async ({ env }) => {
    const origin = requestOrigin(env.incoming)
    if (!origin || !(await directory.find(origin))) return missing()
    const rules = ['/admin', '/_api/', '/_catalogue', '/_preview/', '/preview/'].map(
      (path) => `Disallow: ${path}`,
    )
    const lines = ['User-agent: *', ...rules, `Sitemap: ${origin}/sitemap.xml`, '']
    return answer('text/plain', lines.join('\n'))
  })

  app.get('/sitemap.xml', async ({ env }) => {
    const origin = requestOrigin(env.incoming)
    if (!origin) return missing()
    const { rows, count } = await readPaths(api(origin), 1)
    if (count <= mostSiteMapRows) return answer('application/xml', urlSet(origin, rows))
    const parts = Array.from({ length: Math.ceil(count / mostSiteMapRows) }, (_, index) =>
      tag('loc', `${origin}/sitemap-${index + 1}.xml`),
    )
    return answer(
      'application/xml',
      xml(
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts
          .map((loc) => `<sitemap>${loc}</sitemap>`)
          .join('')}</sitemapindex>`,
      ),
    )
  })

  app.get('/:name{sitemap-[0-9]{1,6}\\.xml}', async ({ env, req }) => {
    const origin = requestOrigin(env.incoming)
    const page = Number(/\d+/.exec(req.param('name'))?.[0])
    if (!origin || page < 1) return missing()
    const { rows } = await readPaths(api(origin), page)
    return rows.length > 0 ? answer('application/xml', urlSet(origin, rows)) : missing()
  })

  app.get('/rss.xml', async ({ env }) => {
    const origin = requestOrigin(env.incoming)
    return origin ? answer('application/rss+xml', await readFeed(api(origin), origin)) : missing()
  })

  return app
}

const missing = () => new Response(null, { status: 404 })

const answer = (type: string, body: string) =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  })

const readPaths = (api: ApiClient, page: number) =>
  api.request('GET /site-map', { query: { page, pageSize: mostSiteMapRows } })

function urlSet(origin: string, rows: { path: string; updatedAt: string | null }[]): string {
  const urls = rows.map(
    ({ path, updatedAt }) =>
      `<url>${tag('loc', `${origin}${path}`)}${updatedAt ? tag('lastmod', updatedAt) : ''}</url>`,
  )
  return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`)
}

type FeedItem = { title: string; text: string; link: string; id: string; date: Date }

async function readFeed(api: ApiClient, origin: string): Promise<string> {
  const [partner, notices, events] = await Promise.all([
    api.request('GET /partners/this'),
    api.request('GET /customer/notices', { query: { pageSize: feedRows } }),
    api.request('GET /events', { query: { pageSize: feedRows } }),
  ])
  const items: FeedItem[] = [
    ...notices.rows.map(({ id, title, publishedAt }) => ({
      title,
      text: title,
      link: `${origin}/cscenter/notice/${id}`,
      id: `notice-${id}`,
      date: new Date(publishedAt),
    })),
    ...events.rows.map(({ id, title, summary, startsAt }) => ({
      title,
      text: summary || title,
      link: `${origin}/events?eventId=${id}`,
      id: `event-${id}`,
      date: new Date(startsAt),
    })),
  ].sort((a, b) => b.date.getTime() - a.date.getTime())
  const name = partner.displayName ?? partner.partnerName
  const channel = [
    tag('title', name),
    tag('link', `${origin}/`),
    tag('description', partner.homepageConfig.seoDescription ?? `${name}의 소식`),
    tag('language', 'ko'),
    `<atom:link href="${escapeHtml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items.slice(0, feedRows).map(toItem),
  ]
  return xml(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>`,
  )
}

const toItem = ({ title, text, link, id, date }: FeedItem) =>
  `<item>${tag('title', title)}${tag('link', link)}${tag('description', text)}<guid isPermaLink="false">${id}</guid>${tag('pubDate', date.toUTCString())}</item>`
