import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// Lets the heap grow by a fifth of what lives before it is cleared, not by several times that: rendering leaves much
// garbage and keeps little. It costs a few hundredths of the processor's time and saves some hundred megabytes.
setFlagsFromString('--heap-growing-percent=20')

// React chooses between its builds when it is first imported, so this must be said before anything imports it. What was
// built is for production, whatever the environment says.
const { env } = process
env.NODE_ENV = 'production'

// The build's pages, beside this file. Left to itself vike would note in node_modules where the last build is.
await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)

const { serve } = await import('./serve.ts')
await serve(fileURLToPath(new URL('../client', import.meta.url)))
