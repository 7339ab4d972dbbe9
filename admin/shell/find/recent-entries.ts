import type { Entry } from './commands.ts'

/** Entries that are remembered. */
const most = 6
const recentGroup = '최근'
const keyOf = (email: string) => `danjang-console-recent/${email}`

/** Reads what somebody opened last, the last first; any other value under the key counts as nothing. */
export function readRecent(email: string): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(email)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

/** Remembers what was opened, in this browser alone; nothing that names a person. */
export function remember(email: string, { group, title, note, link, isPersonal }: Entry): void {
  if (isPersonal) return
  const entry: Entry = { group: recentGroup, title, note: note || group, link }
  const others = readRecent(email).filter((one) => one.link !== link)
  try {
    localStorage.setItem(keyOf(email), JSON.stringify([entry, ...others].slice(0, most)))
  } catch {
    // Private windows and full disks.
  }
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  ['group', 'title', 'note', 'link'].every((name) => typeof (value as Entry)[name as 'title'] === 'string')
