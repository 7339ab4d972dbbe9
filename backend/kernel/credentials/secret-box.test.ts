import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const [old, current] = [randomBytes(32), randomBytes(32)]
const box = createSecretBox([current, old])

test('what is sealed opens at its place, is never the same twice, and tells nothing', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'two-factor/1')
  expect(box.open(sealed, 'two-factor/1')).toBe('JBSWY3DPEHPK3PXP')
  expect(box.seal('JBSWY3DPEHPK3PXP', 'two-factor/1')).not.toBe(sealed)
  expect(sealed).not.toContain('JBSWY3DP')
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('JBSWY3DP')
})

test('what was moved, changed, or is of a key that is not here opens nothing', () => {
  const sealed = box.seal('secret', 'two-factor/1')
  expect(box.open(sealed, 'two-factor/2')).toBeNull()
  const bytes = Buffer.from(sealed.split('.')[2] ?? '', 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    const text = [...sealed.split('.').slice(0, 2), changed.toString('base64url')].join('.')
    expect([at, box.open(text, 'two-factor/1')]).toEqual([at, null])
  }
  expect(createSecretBox([old]).open(sealed, 'two-factor/1')).toBeNull()
  for (const none of ['', 'secret', 'v1', 'v1.00000000.', `${sealed.slice(0, 20)}`])
    expect(box.open(none, 'two-factor/1')).toBeNull()
})

test('the first key seals, and each of them opens what it sealed', () => {
  const before = createSecretBox([old]).seal('secret', 'place')
  expect(box.open(before, 'place')).toBe('secret')
  expect([box.isOfCurrentKey(before), box.hasKeyOf(before)]).toEqual([false, true])
  expect(box.isOfCurrentKey(box.seal('secret', 'place'))).toBe(true)
  expect(createSecretBox([current]).hasKeyOf(before)).toBe(false)
})

test('a box without keys seals nothing', () => {
  expect(() => createSecretBox([]).seal('secret', 'place')).toThrow('no key')
})

test('a digest is the same for one key, text and purpose, and tells nothing', () => {
  const digest = box.digest('+821012345678', 'phone')
  expect(createSecretBox([current]).digest('+821012345678', 'phone')).toBe(digest)
  expect(digest).toMatch(/^[\w-]{43}$/)
  const others = [
    box.digest('+821012345678', 'address'),
    box.digest('+821012345679', 'phone'),
    createSecretBox([old]).digest('+821012345678', 'phone'),
    createSecretBox([]).digest('+821012345678', 'phone'),
  ]
  expect(new Set([digest, ...others]).size).toBe(5)
})
