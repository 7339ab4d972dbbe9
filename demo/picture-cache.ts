import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawPicture } from './pictures/draw.ts'
import type { Picture } from './pictures/draw.ts'

/**
 * As `drawPicture`. With a folder, a picture is drawn once and read from there afterwards; whoever names the folder
 * takes another one when the drawing changes. Without one, every picture is drawn.
 */
export async function drawOnce(picture: Picture, folder: string | undefined): Promise<Buffer> {
  if (folder === undefined) return drawPicture(picture)
  const { kind, palette, seed, width, height, dark = false } = picture
  const input = JSON.stringify([kind, palette, seed, width, height, dark])
  const path = join(folder, `${createHash('sha256').update(input).digest('hex')}.webp`)
  const known = await readFile(path).catch(() => null)
  if (known) return known
  const drawn = await drawPicture(picture)
  await mkdir(folder, { recursive: true })
  // Whole or not at all: another process may read it, and this one may be ended.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, drawn)
  await rename(unfinished, path)
  return drawn
}
