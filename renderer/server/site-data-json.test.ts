import { expect, test } from 'vitest'
import { pageDefinition } from '#schema/page.ts'
import { theme } from '#schema/theme.ts'
import { escapeJson } from './escape.ts'
import type { SiteData } from '../shared/site-data.ts'
import { siteDataJson } from './site-data-json.ts'

const site = {
  status: 200,
  shellId: 'a',
  page: {
    ...pageDefinition.parse({ pattern: '/', title: '</script>', blocks: [] }),
    key: 'home',
    params: {},
  },
  path: '/',
  search: {},
  scripts: { HeroSection: ['/hero.js', '/base.js'] },
  queries: [
    [['GET /partners/this'], { partnerName: '<!--라온' }],
    [['GET /count', { of: null }], 3],
  ],
  shell: { theme: theme.parse({}), global: {}, state: 'published', origin: 'http://raon.test' },
} as unknown as SiteData

test('a document carries all of its data, and nothing in it ends the element', () => {
  const json = siteDataJson(site)
  expect(JSON.parse(json)).toEqual(JSON.parse(escapeJson(site)))
  expect(json).not.toContain('<')
})

test("what is shared is written once, and what is not is each page's own", () => {
  siteDataJson(site)
  const other = { ...site, path: '/other', shell: { ...site.shell, origin: 'http://mirae.test' } }
  expect(JSON.parse(siteDataJson(other))).toEqual(JSON.parse(escapeJson(other)))
})
