/** Builds the copy of the site that it lies in, with the benchmark of rendering as one more script of the Node side. */
import { build } from 'vike/api'

const renderBenchmark = {
  name: 'danjang-bench',
  apply: 'build',
  config: () => ({
    environments: { ssr: { build: { rollupOptions: { input: { bench: './tests/bench/render.ts' } } } } },
  }),
}

await build({ viteConfig: { plugins: [renderBenchmark] } })
