import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import subsetFont from 'subset-font'
import type { Subset } from './font-set.ts'
import { keptFeatures, typefaceFile, typefaces } from './typefaces.ts'

/** Makes font files in a thread of its own, as one takes some seconds. Answers each subset with its bytes or an error's message. */
const { folder } = workerData as { folder: string }
const sources = new Map<string, Promise<Buffer>>()

parentPort?.on('message', ({ typeface, characters }: Subset) => {
  const file = typefaceFile(typeface)
  const source = sources.get(file) ?? readFile(join(folder, file))
  sources.set(file, source)
  const { variationAxes } = typefaces[typeface]
  source
    .then((font) =>
      subsetFont(font, characters, {
        targetFormat: 'woff2',
        keepFeatures: keptFeatures,
        ...(variationAxes && { variationAxes }),
      }),
    )
    .then(
      (bytes) => parentPort?.postMessage({ bytes }),
      (error: unknown) => parentPort?.postMessage({ problem: String(error) }),
    )
})
