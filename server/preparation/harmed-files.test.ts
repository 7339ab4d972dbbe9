import fc from 'fast-check'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeFiles } from '#tests/support/made-files.ts'
import { openDiskCache } from '../cache/disk-cache.ts'
import { withCopies } from '../cache/prepared-files.ts'
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
      const running = open()
      await running.write(key, bytes)
      expect(await running.read(key)).toEqual(Buffer.from(bytes))
      const [name = ''] = await readdir(folder)
      const path = join(folder, name)
      await writeFile(path, harmed(await readFile(path), harming))
      expect(await running.read(key)).toBeNull()
      // So it is after a restart.
      expect(await open().read(key)).toBeNull()
      await running.write(key, bytes)
      expect(await running.read(key)).toEqual(Buffer.from(bytes))
    }),
    { numRuns: 40 },
  )
})

test('a file without a hash, as an earlier version kept it, goes at the start', async () => {
  await writeFile(join(folder, key), 'earlier')
  const cache = open()
  expect(await cache.read(key)).toBeNull()
  await expect.poll(() => readdir(folder)).toEqual([])
})

test('a list or font with any damage counts as missing, on every node', async () => {
  const node = () => madeFiles(folder).prepared
  const list = { version: '1.0 x', until: 5, colours: {}, subsets: [], pictures: ['/a'], left: [] }
  await fc.assert(
    fc.asyncProperty(harm, async (harming) => {
      await new PreparedSites(node()).keep(1, { ...list, hasPictures: true })
      await node().write(1, key, Buffer.from('font'))
      expect(await new PreparedSites(node()).find(1)).toMatchObject({ version: '1.0 x', hasPictures: true })
      expect(await node().read(1, key)).toEqual(Buffer.from('font'))
      for (const name of ['list', key]) {
        const path = join(folder, 'prepared-files/1', name)
        await writeFile(path, harmed(await readFile(path), harming))
      }
      expect(await new PreparedSites(node()).find(1)).toBeUndefined()
      expect(await node().read(1, key)).toBeNull()
    }),
    { numRuns: 20 },
  )
})

test('files that cannot be reached count as missing', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const { prepared } = madeFiles(file)
  await prepared.write(1, key, Buffer.from('font'))
  expect([await prepared.read(1, key), await prepared.has(1, key)]).toEqual([null, false])
})

test('a node sends its own copies while the shared store fails', async () => {
  const files = madeFiles(folder).prepared
  const node = withCopies(files, openDiskCache(join(folder, 'cache'), 1_000_000))
  await files.write(1, key, Buffer.from('font'))
  expect(await node.read(1, key)).toEqual(Buffer.from('font'))
  await files.remove(1, key)
  expect(await node.read(1, key)).toEqual(Buffer.from('font'))
})
