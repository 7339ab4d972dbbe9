import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeChecked } from '#backend/files/checked-file.ts'
import { drawOnce } from './picture-cache.ts'
import { drawPicture, palettes } from './pictures/draw.ts'

test('a picture is drawn once a folder, another one anew, and without a folder always', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'danjang-pictures-'))
  const picture = { kind: 'petals', palette: palettes.raon, seed: 1, width: 48, height: 32 } as const
  const drawn = await drawPicture(picture)
  expect(await drawOnce(picture, join(folder, 'new'))).toEqual(drawn)
  const [name = ''] = await readdir(join(folder, 'new'))
  await writeChecked(join(folder, 'new', name), Buffer.from('kept'))
  expect(String(await drawOnce(picture, join(folder, 'new')))).toBe('kept')
  await truncate(join(folder, 'new', name), 35)
  expect(await drawOnce(picture, join(folder, 'new'))).toEqual(drawn)
  expect(await drawOnce({ ...picture, dark: true }, join(folder, 'new'))).not.toEqual(drawn)
  expect(await readdir(join(folder, 'new'))).toHaveLength(2)
  expect(await drawOnce(picture, undefined)).toEqual(drawn)
  await rm(folder, { recursive: true })
})
