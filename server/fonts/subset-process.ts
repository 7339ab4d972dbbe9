import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { answerTasks } from '../background-process.ts'
import type { SubsetTask } from './font-files.ts'
import { keptFeatures, typefaceFile, typefaces } from './typefaces.ts'

// Makes font files in a process of its own, as one takes some seconds. Its argument is the folder of the typefaces.

const [, , folder = ''] = process.argv
const sources = new Map<string, Promise<Buffer>>()

answerTasks<SubsetTask>(async ({ typeface, characters }) => {
  const file = typefaceFile(typeface)
  const source = sources.get(file) ?? readFile(join(folder, file))
  sources.set(file, source)
  const { variationAxes } = typefaces[typeface]
  return subsetFont(await source, characters, {
    targetFormat: 'woff2',
    keepFeatures: keptFeatures,
    ...(variationAxes && { variationAxes }),
  })
})
