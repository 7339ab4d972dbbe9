import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareCardHash, type ShareCard } from '#renderer/server/share-card.ts'
import { theme } from '#schema/theme.ts'
import { openDiskCache } from '../cache/disk-cache.ts'
import type { CardTask } from './draw-share-card.tsx'
import { createShareCards } from './share-cards.ts'

const card = (title: string): ShareCard => ({
  title,
  clinic: '가온의원',
  picture: '/_files/1/0123456789abcdef-9x9.webp',
  theme: theme.parse({}),
})

let cacheDir: string
beforeEach(async () => {
  draw.mockClear()
  cacheDir = await mkdtemp(join(tmpdir(), 'danjang-cards-'))
})
afterEach(() => rm(cacheDir, { recursive: true, force: true }))

let published: ShareCard | null
const draw = vi.fn(async ({ card, picture }: CardTask) => Buffer.from(`${card.title} ${picture?.length}`))
type ReadFile = Parameters<typeof createShareCards>[0]['readFile']
const open = (readFile: ReadFile = async () => ({ bytes: Buffer.alloc(7), mime: 'image/webp' })) =>
  createShareCards({
    load: async () => published,
    readFile,
    draw,
    cache: openDiskCache(cacheDir, 10_000_000),
  })
const request = (title: string) => ({
  origin: 'https://gaon.test',
  address: '/products/1',
  hash: shareCardHash(card(title)),
})

test('a card that many ask for at once is drawn once, and is still there after a restart', async () => {
  published = card('리프팅')
  const cards = open()
  const all = await Promise.all(Array.from({ length: 20 }, () => cards(request('리프팅'))))
  expect(new Set(all.map(String))).toEqual(new Set(['리프팅 7']))
  expect(String(await open()(request('리프팅')))).toBe('리프팅 7')
  expect(draw).toHaveBeenCalledTimes(1)
})

test('what the page does not say is not drawn', async () => {
  published = card('리프팅')
  const refusal = { problem: { status: 404, code: 'card-not-found' } }
  await expect(open()(request('무료 시술'))).rejects.toMatchObject(refusal)
  published = null
  await expect(open()(request('리프팅'))).rejects.toMatchObject(refusal)
  expect(draw).not.toHaveBeenCalled()
})

test('a drawn card is not given for another page or clinic, and outlives the title that it shows', async () => {
  published = card('리프팅')
  const cards = open()
  await cards(request('리프팅'))
  published = card('새 이름')
  expect(String(await cards(request('리프팅')))).toBe('리프팅 7')
  await expect(cards({ ...request('리프팅'), address: '/' })).rejects.toMatchObject({
    problem: { status: 404 },
  })
  await expect(cards({ ...request('리프팅'), origin: 'https://other.test' })).rejects.toMatchObject({
    problem: { status: 404 },
  })
})

test('a card whose picture is missing or damaged is not drawn without it, and is drawn once it is healed', async () => {
  published = card('리프팅')
  await expect(open(async () => null)(request('리프팅'))).rejects.toMatchObject({
    problem: { status: 404, code: 'image-not-found' },
  })
  expect(String(await open()(request('리프팅')))).toBe('리프팅 7')
})
