import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'

/** Returns a function that appends figures to a file of JSON, with the time, the load and `about`; without a path it does nothing. */
export function keepIn(path, about = {}) {
  return (measured) => {
    if (!path) return
    const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
    const entry = { at: new Date().toISOString(), load: loadavg()[0], ...about, ...measured }
    writeFileSync(path, `${JSON.stringify([...before, entry], null, 1)}\n`)
  }
}
