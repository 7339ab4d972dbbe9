import { connectDatabase } from './connect.ts'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

describe('the embedded database’s directory', () => {
  let dataDir: string
  beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'danjang-data-'))))
  afterAll(() => rm(dataDir, { recursive: true }))

  test('belongs to one process, which the kernel knows by more than its number', async () => {
    const path = join(dataDir, 'database.lock')
    const other = spawn(process.execPath, ['-e', holdLock, path], { stdio: ['ignore', 'pipe', 'inherit'] })
    const lines = createInterface({ input: other.stdout })[Symbol.asyncIterator]()
    expect((await lines.next()).value).toBe('locked: true')
    // In two containers on one volume both servers have the same number.
    await writeFile(path, `process ${process.pid} on other-container`)
    await expect(connectDatabase({ dataDir })).rejects.toThrow(
      new RegExp(`in use by process ${process.pid} on other-container.*DATABASE_URL`),
    )
    const ended = once(other, 'exit')
    other.kill('SIGKILL')
    await ended

    const first = await connectDatabase({ dataDir })
    await expect(connectDatabase({ dataDir })).rejects.toThrow(`in use by process ${process.pid} on`)
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', tryLock, path])
    expect(stdout).toBe('locked: false\n')
    expect(await first.isReady()).toBe(true)
    await first.close()
  })

  test('is made new only where it is absent or empty', async () => {
    const directory = join(dataDir, 'database')
    const version = await readFile(join(directory, 'PG_VERSION'), 'utf8')
    await rm(join(directory, 'PG_VERSION'))
    const before = await readdir(directory, { recursive: true })
    await expect(connectDatabase({ dataDir })).rejects.toThrow(
      /not empty, yet no whole database: it lacks PG_VERSION\. Nothing was changed/,
    )
    expect(await readdir(directory, { recursive: true })).toEqual(before)
    await writeFile(join(directory, 'PG_VERSION'), version)
    await (await connectDatabase({ dataDir })).close()

    await rm(directory, { recursive: true })
    await mkdir(directory)
    // What a start left that was killed while it made a database.
    await mkdir(join(dataDir, 'database.new'))
    await writeFile(join(dataDir, 'database.new/PG_VERSION'), '')
    await (await connectDatabase({ dataDir })).close()
    expect(await readdir(dataDir)).toEqual(['database', 'database.lock'])
  })
})

/** Programs that lock a file as another server would; the second ends at once. */
const tryLock = `
  const { openSync } = require('node:fs')
  const { tryLock } = require('fs-native-extensions')
  console.log('locked: ' + tryLock(openSync(process.argv[1], 'a+')))`
const holdLock = `${tryLock}; setInterval(() => {}, 1000)`
