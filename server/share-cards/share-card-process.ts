import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { answerTasks } from '../background-process.ts'
import { typefaceFile, type TypefaceName } from '../fonts/typefaces.ts'
import { drawShareCard, type CardTask } from './draw-share-card.tsx'

// Draws cards in a process of its own, as one takes some tenths of a second. Its argument is the folder of the typefaces.

const [, , folder = ''] = process.argv
const typefaces = new Map<TypefaceName, Promise<Buffer>>()

// No card comes twice.
sharp.cache(false)

answerTasks<CardTask>((task) =>
  drawShareCard(task, (name) => {
    const file = typefaces.get(name) ?? readFile(join(folder, typefaceFile(name)))
    typefaces.set(name, file)
    return file
  }),
)
