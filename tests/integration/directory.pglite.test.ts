import { connectDatabase } from '#backend/database/connect.ts'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

describe('the embedded database’s directory', () => {
  test('belongs to one process; the lock of a dead one is taken over', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'danjang-data-'))
    const lock = join(dataDir, 'database.lock')
    await writeFile(lock, '1 \n')
    await expect(connectDatabase({ dataDir })).rejects.toThrow(/in use by process 1.*DATABASE_URL/)
    await writeFile(lock, '1 12345\n')
    const first = await connectDatabase({ dataDir })
    await expect(connectDatabase({ dataDir })).rejects.toThrow(/in use by this process/)
    expect(await first.isReady()).toBe(true)
    await first.close()
    await expect(readFile(lock)).rejects.toThrow(/ENOENT/)
    await (await connectDatabase({ dataDir })).close()
    await rm(dataDir, { recursive: true })
  })
})
