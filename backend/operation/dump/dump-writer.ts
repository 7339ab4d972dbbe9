import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export type DumpWriter = {
  /** Writes a line, and waits while the file takes no more. */
  write(line: string): Promise<void>
  /** Ends the file, which appears now. */
  finish(): Promise<void>
  /** Takes the beginning of the file away. */
  abandon(): Promise<void>
}

/** Characters that are compressed at once. */
const piece = 65_536

/** Opens a gzipped file, which appears under its name when it is finished. */
export async function openDumpWriter(path: string): Promise<DumpWriter> {
  const unfinished = `${path}.unfinished`
  // A file that an earlier run left would keep its rights.
  await rm(unfinished, { force: true })
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(unfinished))
  // The next write, or the end, tells.
  written.catch(() => {})
  // Each piece that gzip gets is a task for another thread, and a line is too little for one.
  let waiting = ''
  return {
    async write(line) {
      waiting += line
      if (waiting.length < piece) return
      if (gzip.destroyed) await written
      const isFull = !gzip.write(waiting)
      waiting = ''
      if (isFull) await once(gzip, 'drain')
    },
    async finish() {
      gzip.end(waiting)
      await written
      await rename(unfinished, path)
    },
    async abandon() {
      gzip.destroy()
      await written.catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
}
