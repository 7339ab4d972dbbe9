import { demoPartners } from '#backend/seeds/demo/index.ts'
import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { definitions } from '#registry/definitions.ts'
import { resolve } from '#registry/resolve.ts'
import type { BlockEnvelope } from '#schema/block.ts'
import { globalSlots } from '#schema/block.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'

/** The demo with its pictures drawn small, which takes a second instead of a minute. */
const small = ({ pictures, ...rest }: DemoPartner): DemoPartner => ({
  ...rest,
  pictures: Object.fromEntries(
    Object.entries(pictures).map(([name, one]) => [name, { ...one, width: 48, height: 32 }]),
  ),
})

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend({ partners: demoPartners.map(small), definitions })
}, 120_000)
afterAll(() => app.close())

describe.each(demoPartners.map(({ code, hosts: [host = ''] }) => ({ code, host })))('$code', ({ host }) => {
  const problems = (slot: Parameters<typeof resolve>[0], envelope: BlockEnvelope) =>
    resolve(slot, envelope, definitions).problem?.message ?? []

  test('has a shell and pages whose every block can be shown', async () => {
    const api = app.client(host, await app.signIn(host))
    const shell = await api.request('GET /page', { query: { path: '/_app' } })
    if (!('global' in shell)) throw new Error('/_app is not the shell')
    expect(globalSlots.flatMap((slot) => problems(slot, shell.global[slot]))).toEqual([])
    const { rows } = await api.request('GET /admin/pages')
    for (const { draft } of rows) {
      const path = draft.pattern.replaceAll(/:\w+/g, '1')
      const page = await api.request('GET /page', { query: { path } })
      if (!('blocks' in page)) throw new Error(`${path} is not a page`)
      expect(page.blocks.flatMap((block) => problems('section', block))).toEqual([])
    }
  })

  test('can be saved as it is in the console, and is then unchanged', async () => {
    const api = app.client(host, await app.signIn(host))
    const { slots } = await api.request('GET /admin/global')
    for (const slot of globalSlots) {
      const { draft, etag } = slots[slot]
      const saved = await api.request('PUT /admin/global/{slot}', {
        params: { slot },
        body: draft,
        headers: { 'if-match': etag },
      })
      expect(saved).toEqual(slots[slot])
    }
    for (const { key, draft, etag } of (await api.request('GET /admin/pages')).rows) {
      const saved = await api.request('PUT /admin/pages/{key}', {
        params: { key },
        body: draft,
        headers: { 'if-match': etag },
      })
      expect([key, saved.etag, saved.changed]).toEqual([key, etag, false])
    }
  })

  test('is found by its recommended keywords', async () => {
    const api = app.client(host)
    for (const { keyword } of (await api.request('GET /customer/partner-keywords')).rows) {
      const { rows } = await api.request('GET /page-search', { query: { keyword } })
      expect([keyword, rows.length > 0]).toEqual([keyword, true])
    }
  })
})
