import { readEnvironment, variableNames } from '#backend/environment.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings, withoutSettings } from './settings.mjs'

test('tests follow none of the variables that the server reads', () => {
  expect(settings.toSorted()).toEqual(variableNames.toSorted())
  const bucket = { S3_BUCKET: 'of a real clinic', DATABASE_URL: 'postgres://real' }
  expect(withoutSettings({ ...bucket, PATH: '/bin' })).toEqual({ PATH: '/bin' })
})

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('docs/settings.md names every variable that the server reads', () => {
  const text = read('docs/settings.md')
  expect(variableNames.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})

test('.env.example has a line for every variable that the server reads, and for no other', () => {
  const named = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(variableNames.toSorted())
})

test('the values that .env.example shows are admitted', () => {
  const shown = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=(.+)$/gm)]
  const keys = variableNames.filter((name) => /KEY|SECRET|FROM/.test(name) && name !== 'SECRETS_KEY')
  const env = {
    ...Object.fromEntries(keys.map((name) => [name, 'x'])),
    ...Object.fromEntries(shown.map(([, name, value]) => [name, value])),
    // A server asks an API elsewhere, or has an operator's console.
    API_BASE_URL: '',
  }
  expect(() => readEnvironment(env)).not.toThrow()
})
