import { romanize } from 'es-hangul'

/** A path for a page of this title that no other page has: `여름 이벤트` becomes `/yeoreum-ibenteu`. */
export function suggestPath(title: string, taken: readonly string[], path?: string): string {
  const written = romanize(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  const base = path ?? `/${written}`
  if (base === '/') return base
  for (let number = 1; ; number += 1) {
    const suggested = number === 1 ? base : `${base}-${number}`
    if (!taken.includes(suggested)) return suggested
  }
}
