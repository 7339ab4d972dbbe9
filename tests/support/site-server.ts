import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSiteProcess } from './site-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** A data folder with the demo in it, to be copied: drawing its pictures takes the most of a first start. */
    seededData: string
  }
}

/** Serves the demo to all end-to-end tests; it is seeded here where `SEEDED_DATA` names no folder that has it. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'danjang-e2e-'))
  const root = process.cwd()
  const seededData = process.env.SEEDED_DATA ?? join(folder, 'seeded')
  if (!process.env.SEEDED_DATA) await (await startSiteProcess(root, { DATA_DIR: seededData })).stop()

  const served = join(folder, 'served')
  await cp(seededData, served, { recursive: true })
  const site = await startSiteProcess(root, { DATA_DIR: served })
  provide('siteUrl', site.url)
  provide('seededData', seededData)
  return async () => {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
