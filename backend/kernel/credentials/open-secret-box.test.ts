import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#backend/environment.ts'
import { openSecretBox } from './open-secret-box.ts'

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'danjang-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'data')
}
const open = (env: Record<string, string>) => openSecretBox(readEnvironment(env))

test('without a setting a key is made once, beside the data, for nobody else to read', async () => {
  const DATA_DIR = await newFolder()
  // Several at once, as nodes may start.
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => open({ DATA_DIR })))
  const sealed = first?.seal('secret', 'place') ?? ''
  for (const box of [...others, await open({ DATA_DIR })]) expect(box.open(sealed, 'place')).toBe('secret')
  const file = join(DATA_DIR, 'secrets.key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file, 'utf8')).trim()).toMatch(/^[A-Za-z0-9+/]{43}=$/)
  await writeFile(file, 'broken')
  await expect(open({ DATA_DIR })).rejects.toThrow('holds no key of 32 bytes')
})

test('keys that are set are taken, the first to seal with, and no file is made', async () => {
  const DATA_DIR = await newFolder()
  const [old, current] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64url')]
  const sealed = (await open({ DATA_DIR, SECRETS_KEY: old })).seal('secret', 'place')
  const rotated = await open({ DATA_DIR, SECRETS_KEY: `${current},${old}` })
  expect([rotated.open(sealed, 'place'), rotated.isOfCurrentKey(sealed)]).toEqual(['secret', false])
  await expect(stat(join(DATA_DIR, 'secrets.key'))).rejects.toThrow('ENOENT')
  expect(() => readEnvironment({ SECRETS_KEY: `${current},too short` })).toThrow('SECRETS_KEY')
  try {
    readEnvironment({ SECRETS_KEY: 'too short' })
  } catch (error) {
    expect(String(error)).not.toContain('too short')
  }
})
