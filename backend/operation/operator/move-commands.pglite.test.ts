import { readEnvironment } from '#backend/environment.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './commands.ts'

/* The commands alone move a clinic from one deployment to another. */

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'danjang-commands-'))
})
afterAll(() => rm(directory, { recursive: true }))

const run = (deployment: string, ...argv: string[]) =>
  runCommand(argv, readEnvironment({ DATA_DIR: join(directory, deployment), LOG_LEVEL: 'silent' }))

test('move, import and take-back say what they did and name the next step', async () => {
  const file = join(directory, 'solo.gz')
  const imported = await run('old', 'import', 'demo/solo/')
  expect(imported).toMatch(/^Imported demo\/solo\/ as partner \d+: [\d,]+ rows, \d+ files\.$/)
  expect(await run('old', 'move', 'solo', file)).toMatch(
    /\d+ rows, \d+ files\. solo is suspended here and sends nothing: import the file where it goes on\.$/,
  )
  expect(await run('new', 'import', file)).toMatch(/^Imported .* as partner \d+/)
  await expect(run('new', 'import', file)).rejects.toThrow('at work here already, as solo')
  expect(await run('old', 'take-back', 'solo')).toMatch(/^solo runs here again/)
  await expect(run('old', 'move', 'nobody', file)).rejects.toThrow('There are: solo')
  await expect(run('old', 'move', 'solo')).rejects.toThrow('npm run db -- move PARTNER FILE')
})
