import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { checkedEnding, readChecked, writeChecked } from '#backend/files/checked-file.ts'
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
  const path = join(folder, `${createHash('sha256').update(input).digest('hex')}${checkedEnding}`)
  const known = await readChecked(path)
  if (known) return known
  const drawn = await drawPicture(picture)
  await writeChecked(path, drawn)
  return drawn
}
