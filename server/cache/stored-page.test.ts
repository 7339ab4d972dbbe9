import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding } from '#backend/kernel/http/encodings.ts'
import { heldTag, StoredPage } from './stored-page.ts'

const page = (body: string) =>
  new StoredPage({ status: 200, version: '1.0', contentType: 'text/html', body, headers: [] })

test('the best encoding that a client admits is chosen, and one it refuses never', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
  expect(chooseEncoding('GZIP;Q=0.5, br;q=0.000')).toBe('gzip')
  expect(chooseEncoding('*')).toBe('identity')
  expect(chooseEncoding('identity')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

test('every encoding holds the same text, and its tag names its bytes', async () => {
  const text = '단장 '.repeat(500)
  const stored = page(text)
  const [br, gzip, plain] = await Promise.all([
    stored.encoded('br'),
    stored.encoded('gzip'),
    stored.encoded('identity'),
  ])
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  expect(gunzipSync(gzip.body).toString()).toBe(text)
  expect(plain.body.toString()).toBe(text)
  expect((await page(text).encoded('br')).etag).toBe(br.etag)
  expect((await page(`${text}.`).encoded('br')).etag).not.toBe(br.etag)
  expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(3)
  expect(stored.ready('br')).toBe(br)
})

test('a page is compressed smaller later, and a client that holds its earlier bytes is told that they hold', async () => {
  const text = Array.from({ length: 3_000 }, (_, index) => `${index * 7919} 단장`).join(' ')
  const stored = page(text)
  const first = await stored.encoded('br')
  await stored.tighten()
  const small = await stored.encoded('br')
  expect(small.body.byteLength).toBeLessThan(first.body.byteLength)
  expect(brotliDecompressSync(small.body).toString()).toBe(text)
  expect(small.headers).toContain(String(small.body.byteLength))
  for (const { etag } of [first, small]) expect(heldTag(`"other", ${etag}`, small)).toBe(etag)
  for (const named of ['"other"', undefined]) expect(heldTag(named, small)).toBeUndefined()
})

test('half a character spoils no other', async () => {
  const broken = await page('한\ud83d 글').encoded('identity')
  expect(broken.body.toString()).toBe('한\ufffd 글')
})

test('a text longer than the place where texts are encoded comes out whole, and so does the one after it', async () => {
  const long = '긴 글 '.repeat(700_000)
  expect((await page(long).encoded('identity')).body.toString()).toBe(long)
  expect((await page('짧은 글').encoded('identity')).body.toString()).toBe('짧은 글')
})
