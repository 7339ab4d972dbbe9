import { fileURLToPath } from 'node:url'

// React chooses between its builds when it is first imported, so this must be said before anything imports it.
const { env } = process
env.NODE_ENV ??= 'production'

const { serve } = await import('./serve.ts')
await serve(fileURLToPath(new URL('../client', import.meta.url)))
