/** Builds the copy of the site around it, with two more scripts of the Node side. */
import { existsSync } from 'node:fs'
import { build } from 'vike/api'

const input = {
  bench: './tests/bench/render.ts',
  'fill-with-clinics': './tests/bench/fill-with-clinics.ts',
}
const benchmarks = {
  name: 'danjang-bench',
  apply: 'build',
  config: () => ({ environments: { ssr: { build: { rollupOptions: { input } } } } }),
}

// vike ends the process with 0 where a build fails.
process.once('exit', () => {
  if (!existsSync('dist/server/main.mjs')) process.exitCode = 1
})
await build({ viteConfig: { plugins: [benchmarks] } })
