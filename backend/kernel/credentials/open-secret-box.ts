import { inDataFolder } from '#backend/kernel/data-folder/data-folder.ts'
import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createSecretBox, keyLength, type SecretBox } from './secret-box.ts'

/** Base64 of a key, as `SECRETS_KEY` and the file have it. */
export const readKey = (text: string): Buffer | null => {
  const bytes = Buffer.from(text.trim(), 'base64')
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text.trim()) && bytes.length === keyLength ? bytes : null
}

/**
 * Opens the box of the keys that are set (`SECRETS_KEY`), for the server and for commands alike; else of the one in
 * `DATA_DIR/secrets.key`, which is made once. Throws where that file holds something else.
 */
export async function openSecretBox({
  secretKeys,
  dataDir,
}: {
  secretKeys: Buffer[]
  dataDir: string
}): Promise<SecretBox> {
  return createSecretBox(secretKeys.length > 0 ? secretKeys : [await keyOf(dataDir)])
}

async function keyOf(dataDir: string): Promise<Buffer> {
  const path = inDataFolder(dataDir, 'secrets.key')
  await mkdir(dataDir, { recursive: true })
  const text = (await readIfThere(path)) ?? (await makeKey(path))
  const key = readKey(text)
  if (!key)
    throw new Error(`${path} holds no key of ${keyLength} bytes in Base64. Put the one back that was there.`)
  return key
}

const readIfThere = (path: string) =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** Written beside and linked when it is whole: of two that start at once one makes it, and both read that. */
async function makeKey(path: string): Promise<string> {
  const written = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(written, `${randomBytes(keyLength).toString('base64')}\n`, { mode: 0o600 })
  await chmod(written, 0o600)
  try {
    await link(written, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(written, { force: true })
  }
  return readFile(path, 'utf8')
}
