/** Korea has kept UTC+9 without a summer time since 1988. */
const offset = 9 * 3_600_000

/** `2026-11-22T21:40`: a moment in Seoul. */
export function toSeoulTime(moment: string): string {
  const time = new Date(moment).getTime()
  return Number.isNaN(time) ? '' : new Date(time + offset).toISOString().slice(0, 16)
}

/** The moment of such a time, as ISO 8601 in UTC; nothing where it is none. */
export function toMoment(seoul: string): string | undefined {
  // An engine may take what is no time for one.
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(seoul)) return undefined
  const time = new Date(`${seoul}:00Z`).getTime()
  return Number.isNaN(time) ? undefined : new Date(time - offset).toISOString()
}
