import type { FileCondition, FileStore, ReportDamage } from '#backend/clinic/files/file-store.ts'
import { createFileStore, createS3FileStore, readPublicFile } from '#backend/clinic/files/file-store.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let directory: string
let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'danjang-store-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await rm(directory, { recursive: true })
  await s3.close()
})

const picture = Buffer.from('RIFF….WEBP a picture')
const details = { mime: 'image/webp', width: 3, height: 2, alt: '꽃' } as const

/** Stores, and how something behind their backs replaces the bytes of a key. */
const stores = {
  'files below a directory': {
    open: (report?: ReportDamage) => createFileStore(directory, report),
    replace: (key: string, bytes: Buffer) => writeFile(join(directory, key), bytes),
  },
  'a bucket of the S3 protocol': {
    open: (report?: ReportDamage) => createS3FileStore(s3.options, report),
    replace: async (key: string, bytes: Buffer) => void s3.objects.set(key, bytes),
  },
}

describe.each(Object.entries(stores))('%s', (_, { open, replace }) => {
  let store: FileStore
  beforeEach(() => void (store = open()))

  test('gives back what was put in, under the address of its content', async () => {
    const stored = await store.put(7, picture, details)
    expect(stored).toEqual({
      src: expect.stringMatching(/^\/_files\/7\/[0-9a-f]{16}-3x2\.webp$/),
      width: 3,
      height: 2,
      alt: '꽃',
    })
    expect(await store.get(stored.src)).toEqual({ bytes: picture, mime: 'image/webp' })
    expect(await store.has(stored.src)).toBe(true)
    expect(await store.put(7, picture, details)).toEqual(stored)
    expect((await store.put(8, picture, details)).src).not.toBe(stored.src)
  })

  test('keeps a gated file apart, and nobody gets it by its address', async () => {
    const { src: open } = await store.put(7, picture, details)
    const { src } = await store.put(7, picture, { ...details, isGated: true })
    expect(src).toMatch(/^\/_files\/7\/gated\/[0-9a-f]{16}\.webp$/)
    expect(await readPublicFile(store, src)).toBeNull()
    expect((await readPublicFile(store, open))?.bytes).toEqual(picture)
    expect((await store.get(src))?.bytes).toEqual(picture)
  })

  test('has nothing at addresses of nobody’s', async () => {
    for (const path of ['/_files/7/0000000000000000.webp', '/_files/7/../../etc/passwd', '/x', '']) {
      expect(await store.get(path)).toBeNull()
      expect(await store.has(path)).toBe(false)
      await store.delete(path)
    }
  })

  test('lets go of a file', async () => {
    const { src } = await store.put(7, Buffer.from('gone soon'), details)
    await store.delete(src)
    expect(await store.get(src)).toBeNull()
    expect(await store.has(src)).toBe(false)
  })

  test('puts a file of a back-up back under its own address only', async () => {
    const { src } = await store.put(7, picture, details)
    await store.delete(src)
    await store.restore(src, picture)
    expect((await store.get(src))?.bytes).toEqual(picture)
    await expect(store.restore(src, Buffer.from('other'))).rejects.toThrow(
      'is not the address of these bytes',
    )
    await expect(store.restore('/_files/x', picture)).rejects.toThrow('is not the address of these bytes')
  })

  test.each<[FileCondition, (bytes: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut', (bytes) => bytes.subarray(0, -1)],
    ['changed', (bytes) => Buffer.from(bytes).fill('x', 5, 6)],
    ['changed', (bytes) => Buffer.concat([bytes, bytes])],
  ])(
    'a file that is %s is noticed at once and after a restart, and whole again when it is sent again',
    async (condition, damage) => {
      const bytes = Buffer.from(`a picture that will be ${condition} ${String(damage)}`)
      const told: unknown[] = []
      const running = open((file) => told.push(file))
      const { src } = await running.put(7, bytes, details)
      expect((await running.get(src))?.bytes).toEqual(bytes)
      const damaged = damage(bytes)
      await replace(src.replace('/_files/', ''), damaged)
      expect(await running.get(src)).toBeNull()
      expect(await running.get(src)).toBeNull()
      const restarted = open((file) => told.push(file))
      expect(await readPublicFile(restarted, src)).toBeNull()
      // Once a process.
      const found = { path: src, bytes: damaged.byteLength }
      expect(told).toEqual([found, found])
      expect(await restarted.inspect(src, bytes.byteLength)).toBe(condition)
      await running.put(7, bytes, details)
      for (const one of [running, restarted, open()]) {
        expect((await one.get(src))?.bytes).toEqual(bytes)
        expect(await one.inspect(src, bytes.byteLength)).toBe('whole')
      }
    },
  )

  test('takes the same bytes from ten at once', async () => {
    const bytes = Buffer.from('all at once')
    const stored = await Promise.all(Array.from({ length: 10 }, () => store.put(7, bytes, details)))
    expect(new Set(stored.map(({ src }) => src)).size).toBe(1)
    expect((await store.get(stored[0]?.src ?? ''))?.bytes).toEqual(bytes)
  })
})

test('a directory keeps no half of a file', async () => {
  const store = createFileStore(join(directory, 'tidy'))
  await store.put(1, picture, details)
  expect(await readdir(join(directory, 'tidy/1'))).toEqual([
    expect.stringMatching(/^[0-9a-f]{16}-3x2\.webp$/),
  ])
})

describe('of a bucket', () => {
  test('a wrong key, a bucket that is not there and a broken store are told apart from a missing file', async () => {
    const { src } = await createS3FileStore(s3.options).put(9, picture, details)
    const wrong = createS3FileStore({ ...s3.options, secretAccessKey: 'guessed' })
    await expect(wrong.get(src)).rejects.toThrow('The file store answered 403 to GET 9/')
    await expect(wrong.delete(src)).rejects.toThrow('403')
    const nowhere = createS3FileStore({ ...s3.options, bucket: 'nowhere' })
    await expect(nowhere.put(9, picture, details)).rejects.toThrow('has no bucket nowhere')
    s3.failures.push(500, 500, 500)
    await expect(createS3FileStore(s3.options).get(src)).rejects.toThrow('The file store answered 500')
  })

  test('a busy store is asked again', async () => {
    const store = createS3FileStore(s3.options)
    const { src } = await store.put(9, picture, details)
    s3.failures.push(503)
    expect((await store.get(src))?.bytes).toEqual(picture)
  })

  test('a file that is there is not sent again', async () => {
    const store = createS3FileStore(s3.options)
    const bytes = Buffer.from('sent once')
    await store.put(9, bytes, details)
    await store.put(9, bytes, details)
    const { src } = await store.put(9, bytes, details)
    const key = src.replace('/_files/', '/')
    expect(s3.requests.filter((line) => line.startsWith('PUT') && line.endsWith(key))).toHaveLength(1)
  })
})
