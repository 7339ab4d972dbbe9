import { endReadingScript } from '#renderer/server/reading.ts'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import type { PageRenderer } from '../page-renderer.ts'
import type { SiteState } from '../cache/site-directory.ts'
import { StoredPage } from '../cache/stored-page.ts'
import { readPages } from './read-pages.ts'

const popup = {
  id: 1,
  title: '가을',
  locations: ['/events'],
  weight: 0,
  devices: ['MOBILE'],
  popupItems: [
    {
      id: 1,
      title: '쀼',
      weight: 0,
      linkTo: null,
      pcContent: null,
      mobileContent: { src: '/_files/1/popup.webp', alt: '', width: 1000, height: 1000 },
      devices: ['MOBILE'],
    },
  ],
  pcWidth: 1,
  pcHeight: 1,
  pcSizeType: 'RATIO',
  mobileWidth: 1,
  mobileHeight: 1,
  isAutoPlacement: true,
  direction: 'CENTER',
  startsAt: null,
  endsAt: null,
}
const answers: Record<string, unknown> = {
  'GET /page': { theme: {}, global: {} },
  'GET /site-map': { rows: [{ path: '/events' }] },
  'GET /customer/popups': { rows: [popup], validUntil: '2026-12-01T00:00:00Z' },
}
const api = { request: async (name: string) => answers[name] } as unknown as ApiClient

const data =
  '<script id="site-data" type="application/json">{"shell":{"global":{"popup":{"data":{"text":"뷁"}}}}}</script>'
const picture = (name: string) =>
  `<img srcset="/_image?url=%2F_files%2F1%2F${name}.webp&amp;width=640&amp;quality=75 640w" sizes="100vw">`
const render = (async ({ path }) => ({
  page: new StoredPage({
    status: 200,
    version: '',
    contentType: 'text/html',
    headers: [],
    body: `<head><style data-group="0"></style><style id="theme"></style></head><body><div id="app"><main>${path === '/' ? `집 ${picture('home')}` : '밖'}</main></div>\n<template id="scripts"></template>\n<script>${endReadingScript}</script>\n<div data-early-layer="menu" hidden>덮개${picture('menu')}</div>\n<p class="no-scripts">없음</p>\n${data}\n</body>`,
  }),
  complete: true,
  parameters: [],
})) as PageRenderer

test('what popups show is told apart from what pages show, and their pictures come first', async () => {
  const site = { revision: 1 } as unknown as SiteState
  const pages = await readPages({ origin: 'http://localhost', site, api, render, rest: async () => {} })
  for (const letter of '쀼뷁닫') expect(pages.popups).toContain(letter)
  // What a page shows names its files, and nothing else may be in them.
  expect(pages.first.body.toString()).toBe(' 집')
  // Its further file has what is said where scripts are off, too.
  for (const letter of '개덮집크') expect(pages.home.body.toString()).toContain(letter)
  expect(pages.pages.map(({ all }) => all.body.toString())).toEqual(['개덮밖', '개덮밖'])
  const names = [...pages.pictures].map((address) => /F(\w+)\.webp/.exec(address)?.[1])
  expect([...new Set(names)]).toEqual(['popup', 'home', 'menu'])
  expect(pages.popupsUntil).toBe(Date.parse('2026-12-01T00:00:00Z'))
})
