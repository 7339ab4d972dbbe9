import type { GlobalSlot } from '#schema/block.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { signIn } from './console-api.ts'
import { copyDemo } from './demo.ts'
import { startSiteProcess, type SiteProcess } from './site-process.ts'

export type DemoSite = {
  /** The folder that the site keeps its files in. */
  readonly folder: string
  /** An address of the demo's partner at a host. */
  at(host: string, path?: string): string
  /** Changes a slot's data at a host, and its block type where one is named, and publishes it. */
  change(
    host: string,
    slot: GlobalSlot,
    change: (data: Record<string, unknown>) => object,
    component?: string,
  ): Promise<void>
}

/** A site of its own for the tests of a file, with the demo in it, whose data they may change, and with settings. */
export function useDemoSite(name: string, settings: Record<string, string> = {}): DemoSite {
  let folder: string
  let site: SiteProcess
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `danjang-${name}-`))
    site = await startSiteProcess(process.cwd(), { ...(await copyDemo(folder)), ...settings })
  })
  afterAll(async () => {
    await site?.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    get folder() {
      return folder
    },
    at: (host, path = '/') => `${site.at(host)}${path}`,
    async change(host, slot, change, component) {
      const api = await signIn(site.at(host))
      const { slots } = await api.request('GET /admin/global')
      const { etag, draft } = slots[slot]
      await api.request('PUT /admin/global/{slot}', {
        params: { slot },
        body: { component: component ?? draft.component, data: { ...draft.data, ...change(draft.data) } },
        headers: { 'if-match': etag },
      })
      await api.request('POST /admin/publish')
    },
  }
}
