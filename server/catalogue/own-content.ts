import { LRUCache } from 'lru-cache'
import type { ApiClient } from '#api/client.ts'
import type { BlockEnvelope } from '#schema/block.ts'
import type { Picture } from './picture.ts'

/** What visitors see of a clinic, for its samples to be made of. */
export type OwnContent = {
  /** The first block of each type on the clinic's pages. */
  blocks: ReadonlyMap<string, BlockEnvelope>
  pictures: readonly Picture[]
}

/** Pages that are read; those with the shortest addresses, where a clinic shows itself. */
const mostPages = 60

/** Keeps the content of some clinics, each of its published revision. */
export function createOwnContent() {
  const known = new LRUCache<string, Promise<OwnContent>>({ max: 40 })
  return function ownContent(origin: string, revision: number, api: ApiClient): Promise<OwnContent> {
    const key = `${revision} ${origin}`
    const found = known.get(key)
    if (found) return found
    const reading = readContent(api)
    reading.catch(() => known.delete(key))
    known.set(key, reading)
    return reading
  }
}

async function readContent(api: ApiClient): Promise<OwnContent> {
  const { rows } = await api.request('GET /site-map', { query: {} })
  const depth = (path: string) => path.split('/').length
  const paths = rows.map(({ path }) => path).sort((a, b) => depth(a) - depth(b))
  const blocks = new Map<string, BlockEnvelope>()
  const pictures = new Map<string, Picture>()
  for (const path of paths.slice(0, mostPages)) {
    const page = await api
      .request('GET /page', { query: { path: path.split('?')[0] ?? path } })
      .catch(() => null)
    if (!page || !('blocks' in page)) continue
    for (const block of page.blocks) {
      if (!blocks.has(block.component)) blocks.set(block.component, block)
      for (const picture of picturesIn(block.data)) pictures.set(picture.src, picture)
    }
  }
  return { blocks, pictures: [...pictures.values()] }
}

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return []
  const { src, width, height } = value as Partial<Picture>
  const isStored = typeof src === 'string' && src.startsWith('/_files/')
  const own =
    isStored && typeof width === 'number' && typeof height === 'number' ? [{ src, width, height }] : []
  return [...own, ...Object.values(value).flatMap(picturesIn)]
}

/** The picture whose shape is nearest to another's; of several that fit, a sample's pictures take one after the other. */
export function nearestPicture(
  pictures: readonly Picture[],
  { width, height }: Pick<Picture, 'width' | 'height'>,
  turn: number,
): Picture | undefined {
  const away = (one: Picture) => Math.abs(Math.log((one.width / one.height) * (height / width)))
  const near = pictures.toSorted((a, b) => away(a) - away(b)).slice(0, 4)
  const least = near[0] ? away(near[0]) : 0
  const fitting = near.filter((one) => away(one) - least < 0.3)
  return fitting[turn % fitting.length]
}
