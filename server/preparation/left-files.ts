import type { PreparedFiles } from '../cache/prepared-files.ts'
import { subsetKey } from '../fonts/font-set.ts'
import { ImageProblem } from '../images/image-problem.ts'
import { preparedName } from '../images/images.ts'
import type { PreparedList } from './prepared-sites.ts'

/** Time in ms for which a file stays after its list drops it, because proxies may still keep a page that names it. */
const leftHolds = 7 * 24 * 60 * 60_000

/** Names of a list's files. An address that is not a picture's has none. */
function filesOf({ subsets, pictures }: Pick<PreparedList, 'subsets' | 'pictures'>): string[] {
  const named = (address: string) => {
    try {
      return [preparedName(address)]
    } catch (error) {
      if (error instanceof ImageProblem) return []
      throw error
    }
  }
  return [...subsets.map(subsetKey), ...pictures.flatMap(named)]
}

/** Removes files that left a clinic's list long ago. Returns those that left it and stay for now. */
export async function dropLeft(
  files: PreparedFiles,
  partnerId: number,
  { earlier, now }: { earlier: PreparedList | undefined; now: Pick<PreparedList, 'subsets' | 'pictures'> },
): Promise<PreparedList['left']> {
  if (!earlier) return []
  const at = Date.now()
  const named = new Set(filesOf(now))
  const leaving = filesOf(earlier).map((file) => ({ file, at }))
  const left = [...earlier.left, ...leaving].filter(({ file }) => !named.has(file))
  const isOver = (one: { at: number }) => one.at + leftHolds < at
  for (const { file } of left.filter(isOver)) await files.remove(partnerId, file)
  return left.filter((one) => !isOver(one))
}
