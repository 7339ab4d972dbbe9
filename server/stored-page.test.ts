import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, StoredPage } from './stored-page.ts'

const page = (...body: string[]) =>
  new StoredPage({ status: 200, version: '1.0', contentType: 'text/html', body, headers: [] })

test('the best encoding that a client admits is chosen, and one it refuses never', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
  expect(chooseEncoding('identity')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

test('every encoding holds the same text, and the tag names the text', async () => {
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
  expect(page(text).etag).toBe(stored.etag)
  expect(page(`${text}.`).etag).not.toBe(stored.etag)
  expect(stored.ready('br')).toBe(br)
})

test('text in pieces is the text they make, and half a character spoils none of it', async () => {
  const stored = page('한 ', '글', '')
  expect((await stored.encoded('identity')).body.toString()).toBe('한 글')
  expect(stored.etag).toBe(page('한 글').etag)
  const broken = await page('한', '\ud83d', ' 글').encoded('identity')
  expect(broken.body.toString()).toBe('한\ufffd 글')
})
