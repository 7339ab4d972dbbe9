import fc from 'fast-check'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskCache } from '../cache/disk-cache.ts'
import { FontSet } from '../fonts/font-set.ts'
import { PreparedSites } from './prepared-sites.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'danjang-cache-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const key = '0'.repeat(64)
const open = () => openDiskCache(folder, 1_000_000)

/** Ways in which a file comes to harm: cut at a place, or one byte of it changed. */
const harm = fc.record({ at: fc.nat({ max: 300 }), isCut: fc.boolean() })

function harmed(file: Buffer, { at, isCut }: { at: number; isCut: boolean }): Buffer {
  const place = at % file.byteLength
  if (isCut) return file.subarray(0, place)
  const other = Buffer.from(file)
  other[place] = (other[place] ?? 0) ^ 1
  return other
}

test('a file that is cut or changed in any place is as good as none, and is made again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), harm, async (bytes, harming) => {
      const running = await open()
      await running.write(key, bytes)
      expect(await running.read(key)).toEqual(Buffer.from(bytes))
      const [name = ''] = await readdir(folder)
      const path = join(folder, name)
      await writeFile(path, harmed(await readFile(path), harming))
      expect(await running.read(key)).toBeNull()
      // So it is after a restart.
      expect(await (await open()).read(key)).toBeNull()
      await running.write(key, bytes)
      expect(await running.read(key)).toEqual(Buffer.from(bytes))
    }),
    { numRuns: 40 },
  )
})

test('a file without a hash, as an earlier version kept it, goes at the start', async () => {
  await writeFile(join(folder, key), 'earlier')
  const cache = await open()
  expect([await cache.read(key), await readdir(folder)]).toEqual([null, []])
})

test('what is remembered of a clinic’s fonts is made anew where its file is damaged', async () => {
  const site = { version: '1.0 x', until: Infinity, colours: {}, pictures: ['/a'], picturesAt: 5 }
  await new PreparedSites(folder).keep(1, { ...site, fonts: new FontSet([]) })
  expect(await new PreparedSites(folder).find(1)).toMatchObject({ pictures: ['/a'], picturesAt: 5 })
  const path = join(folder, '1.checked')
  await writeFile(path, harmed(await readFile(path), { at: 100, isCut: false }))
  expect(await new PreparedSites(folder).find(1)).toBeUndefined()
})
