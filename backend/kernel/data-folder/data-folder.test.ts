import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDataFolder, removeEarlierCaches } from './data-folder.ts'
import { createLogger } from '#backend/kernel/http/logger.ts'

let dataDir: string
let lines: string[]
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'danjang-data-'))
  lines = []
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const logger = createLogger('info', { write: (line) => lines.push(line) })
const messages = () => lines.map((line) => JSON.parse(line).msg as string)
const modeOf = async (path: string) => ((await stat(join(dataDir, path))).mode & 0o777).toString(8)

async function leaveOpen(): Promise<void> {
  await mkdir(join(dataDir, 'files/1/gated'), { recursive: true })
  for (const file of [
    'files/1/one.webp',
    'files/1/gated/two.webp',
    'secrets.key',
    'database.lock',
    'own.dump',
  ])
    await writeFile(join(dataDir, file), 'x')
  for (const path of ['.', 'files', 'files/1', 'files/1/gated']) await chmod(join(dataDir, path), 0o755)
}

test('a folder that an earlier version left open is closed at the start, with one line', async () => {
  await leaveOpen()
  await closeDataFolder(dataDir, logger)
  for (const folder of ['.', 'files', 'files/1', 'files/1/gated'])
    expect([folder, await modeOf(folder)]).toEqual([folder, '700'])
  for (const file of ['files/1/one.webp', 'files/1/gated/two.webp', 'secrets.key', 'database.lock'])
    expect([file, await modeOf(file)]).toEqual([file, '600'])
  expect(messages()).toEqual([expect.stringContaining('It is closed now')])
  await closeDataFolder(dataDir, logger)
  expect(lines).toHaveLength(1)
})

test('a folder with somebody else’s folders in it stays open, and what a link leads to is left alone', async () => {
  await leaveOpen()
  await mkdir(join(dataDir, 'public/files'), { recursive: true })
  await chmod(join(dataDir, 'public'), 0o755)
  await symlink(join(dataDir, 'public'), join(dataDir, 'images'))
  await closeDataFolder(dataDir, logger)
  expect([await modeOf('.'), await modeOf('public'), await modeOf('files')]).toEqual(['755', '755', '700'])
  expect(messages()[0]).toContain('stays open')
})

test('a folder that is not there yet is nothing to tell of', async () => {
  await closeDataFolder(join(dataDir, 'none'), logger)
  expect(lines).toEqual([])
})

test('made files of an earlier version go, and files of others in such a folder stay', async () => {
  const key = '0'.repeat(64)
  const earlier = [`images/${key}.checked`, `fonts/${key}.checked`, 'prepared/1.checked']
  const others = ['images/holiday.jpg', 'prepared/2/list']
  for (const folder of ['images', 'fonts', 'prepared/2'])
    await mkdir(join(dataDir, folder), { recursive: true })
  for (const file of [...earlier, ...others]) await writeFile(join(dataDir, file), 'x')
  await removeEarlierCaches(dataDir)
  const left = (await readdir(dataDir, { recursive: true })).sort()
  expect(left).toEqual(['images', 'images/holiday.jpg', 'prepared', 'prepared/2', 'prepared/2/list'])
})
