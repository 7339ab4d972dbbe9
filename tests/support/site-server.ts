import { once } from 'node:events'
import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { TestProject } from 'vitest/node'
import { get } from './http.ts'
import { setPopups } from './popups.ts'
import { startSiteProcess, type SiteProcess } from './site-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** Its data folder, where the messages are that it has sent. */
    siteData: string
    /** A data folder with the demo in it, to be copied: drawing its pictures takes the most of a first start. */
    seededData: string
  }
}

/**
 * Hides the demo's popups, which would lie over what tests do, and waits until its clinics have their fonts, which
 * every server of a copy would make anew.
 */
async function prepareDemo(site: SiteProcess): Promise<void> {
  const hosts = ['localhost', 'mirae.localhost', 'solo.localhost']
  for (const host of hosts) {
    await setPopups(site.at(host), 'hide')
    await get(site.at(host))
  }
  const prepared = () => site.logs.filter(({ msg }) => /prepared for its visitors/.test(String(msg))).length
  while (prepared() < hosts.length) await once(site.process.stdout as Readable, 'data')
}

/** Serves the demo, prepared, to all end-to-end tests; it is seeded here where `SEEDED_DATA` names no folder that has it. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'danjang-e2e-'))
  const root = process.cwd()
  const seededData = join(folder, 'seeded')
  if (process.env.SEEDED_DATA) await cp(process.env.SEEDED_DATA, seededData, { recursive: true })
  const seeding = await startSiteProcess(root, { DATA_DIR: seededData, PREPARATION: 'on' })
  await prepareDemo(seeding)
  await seeding.stop()
  // All copies share the pictures' sizes, so that each is made once a run.
  const images = join(folder, 'images')
  await rename(join(seededData, 'images'), images)
  await symlink(images, join(seededData, 'images'))

  const served = join(folder, 'served')
  await cp(seededData, served, { recursive: true })
  const site = await startSiteProcess(root, { DATA_DIR: served })
  provide('siteUrl', site.url)
  provide('siteData', served)
  provide('seededData', seededData)
  return async () => {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
