import type { PreparedFiles } from '../cache/prepared-files.ts'
import { subsetKey } from '../fonts/font-set.ts'
import { ImageProblem } from '../images/image-problem.ts'
import { preparedName } from '../images/images.ts'
import type { PreparedList } from './prepared-sites.ts'

/** Time in ms for which a file stays that pages do not name any more: caches between may still have such a page. */
const leftHolds = 7 * 24 * 60 * 60_000

/** Names of the files of a list. An address of no picture has none. */
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

/** Removes files that left a clinic's lists long ago. Returns those that have left and stay for now. */
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
