import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'

/**
 * What a server whose data folder is known has sent to a phone, given as E.164: of the message that matches, its first
 * group. Without a gateway messages are files.
 */
export async function sentTo(dataFolder: string, number: string, pattern: RegExp): Promise<string> {
  const folder = join(dataFolder, 'notifications')
  const find = async () => {
    const names = await readdir(folder).catch(() => [])
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const own = texts.filter((text) => text.startsWith(`To: ${number}`))
    return own.map((text) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  }
  return (await vi.waitFor(
    async () => (await find()) ?? Promise.reject(new Error(`No message to ${number} has ${pattern}.`)),
    60_000,
  )) as string
}

/** The code that proves a phone, given as a person writes it: `010-0000-4101`. */
export const codeSentTo = (dataFolder: string, phone: string) =>
  sentTo(dataFolder, `+82${phone.replaceAll('-', '').slice(1)}`, /\b(\d{6})\b/)
