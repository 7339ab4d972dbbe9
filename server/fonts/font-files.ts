import { createSingleFlight } from '#backend/kernel/concurrency/single-flight.ts'
import { openBackgroundProcess } from '../background-process.ts'
import type { PreparedFiles } from '../cache/prepared-files.ts'
import { subsetKey, type Subset } from './font-set.ts'

/** Task for the process of `subset-process.ts`. */
export type SubsetTask = Pick<Subset, 'typeface' | 'characters'>

export type FontFiles = {
  read: (partnerId: number, key: string) => Promise<Uint8Array | null>
  /** Returns the file of a subset for a clinic. Makes it if there is none. */
  make: (partnerId: number, subset: Subset) => Promise<Uint8Array>
  close: () => Promise<void>
}

type FontFilesOptions = {
  prepared: PreparedFiles
  /** The built `subset-process.ts`, and the folder of the whole typefaces. */
  program: string
  typefacesDir: string
}

export function openFontFiles({ prepared, program, typefacesDir }: FontFilesOptions): FontFiles {
  const maker = openBackgroundProcess<SubsetTask>(program, { args: [typefacesDir] })
  const making = createSingleFlight<string, Uint8Array>()

  async function makeNow(partnerId: number, key: string, subset: Subset): Promise<Uint8Array> {
    const known = await prepared.read(partnerId, key)
    if (known) return known
    const { typeface, characters } = subset
    const bytes = await maker.ask({ typeface, characters })
    await prepared.write(partnerId, key, bytes)
    return bytes
  }

  return {
    read: (partnerId, key) => prepared.read(partnerId, key),
    make(partnerId, subset) {
      const key = subsetKey(subset)
      return making.once(`${partnerId} ${key}`, () => makeNow(partnerId, key, subset))
    },
    close: () => maker.close(),
  }
}
