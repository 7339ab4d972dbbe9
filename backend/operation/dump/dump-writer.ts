import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export type DumpWriter = {
  /** Writes a line. Waits while the file can't take more. */
  write(line: string): Promise<void>
  /** Ends the file, and gives it its name. */
  finish(): Promise<void>
  /** Removes the unfinished file. */
  abandon(): Promise<void>
}

/** Number of characters that gzip gets at a time. */
const piece = 65_536

/** Opens a gzipped file. It gets its name once it is finished. */
export async function openDumpWriter(path: string): Promise<DumpWriter> {
  const unfinished = `${path}.unfinished`
  // Removed first, because a file of an earlier run would keep its access rights.
  await rm(unfinished, { force: true })
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(unfinished))
  // The next write, or `end`, throws the error.
  written.catch(() => {})
  // Each piece is a task for another thread, and a single line is too little for a task.
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
