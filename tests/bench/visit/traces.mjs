/** Traces of visits in `bench-results/`, which the tools of Chromium open. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export function openTraces() {
  const folder = join('bench-results', new Date().toISOString().replace(/[:.]/g, '-'))
  mkdirSync(folder, { recursive: true })
  return {
    /** Gives the path of the file. */
    write(name, trace) {
      const path = join(folder, `${name.replace(/[^\w가-힣.]+/g, '-')}.json.gz`)
      writeFileSync(path, gzipSync(JSON.stringify(trace), { level: 1 }))
      return path
    },
    remove: (path) => rmSync(path),
  }
}
