import sharp from 'sharp'
import { answerTasks } from '../background-process.ts'
import { encodeImage, type ImageTask } from './encode-image.ts'

// Encodes pictures that nobody waits for, in a process of its own.

// No picture comes twice.
sharp.cache(false)

answerTasks<ImageTask>(encodeImage)
