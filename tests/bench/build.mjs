/** Builds the copy of the site that it lies in, with the benchmark of rendering as one more script of the Node side. */
import { existsSync } from 'node:fs'
import { build } from 'vike/api'

const renderBenchmark = {
  name: 'danjang-bench',
  apply: 'build',
  config: () => ({
    environments: { ssr: { build: { rollupOptions: { input: { bench: './tests/bench/render.ts' } } } } },
  }),
}

// vike ends the process with 0 where a build fails.
process.once('exit', () => {
  if (!existsSync('dist/server/main.mjs')) process.exitCode = 1
})
await build({ viteConfig: { plugins: [renderBenchmark] } })
