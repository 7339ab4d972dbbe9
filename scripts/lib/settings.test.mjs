import { variableNames } from '#backend/environment.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings, withoutSettings } from './settings.mjs'

test('tests follow none of the variables that the server reads', () => {
  expect(settings.toSorted()).toEqual(variableNames.toSorted())
  const bucket = { S3_BUCKET: 'of a real clinic', DATABASE_URL: 'postgres://real' }
  expect(withoutSettings({ ...bucket, PATH: '/bin' })).toEqual({ PATH: '/bin' })
})

test('docs/settings.md names every variable that the server reads', () => {
  const text = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8')
  expect(variableNames.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})
