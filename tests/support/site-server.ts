import { execFile } from 'node:child_process'
import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startSiteProcess } from './site-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** Its data folder, where the messages are that it has sent. */
    siteData: string
    /** A data folder with the demo in it, to be copied: drawing its pictures takes the most of a first start. */
    seededData: string
  }
}

/** Serves the demo, prepared, to all end-to-end tests; it is seeded here where `SEEDED_DATA` names no folder that has it. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'danjang-e2e-'))
  const root = process.cwd()
  const seededData = join(folder, 'seeded')
  if (process.env.SEEDED_DATA) await cp(process.env.SEEDED_DATA, seededData, { recursive: true })
  else await (await startSiteProcess(root, { DATA_DIR: seededData })).stop()
  await promisify(execFile)(process.execPath, ['scripts/prepare-demo.mjs', seededData])
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
