import { existsSync, readdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

/** Scripts of the Node side that are built beside the pages. */
const serverEntries = { main: './server/main.ts' }

/**
 * Every block component as an entry of the client build, named after its component, so that the server can tell a
 * browser which scripts a page needs and no browser carries a list of all of them (decision 0007).
 */
function blockEntries(): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const slot of readdirSync('blocks')) {
    for (const component of readdirSync(`blocks/${slot}`)) {
      if (existsSync(`blocks/${slot}/${component}/component.tsx`)) entries[`blocks/${component}`] = `./blocks/${slot}/${component}/component.tsx`
    }
  }
  return entries
}

/**
 * Which modules share a file, told by hand: left alone, the bundler cuts by which entries use what, and a new
 * block type would move the cuts and so change the scripts of pages that do not have it.
 */
const sharedChunks = [
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack|zustand|@stitches|use-sync-external-store)\// },
]

function danjang(): Plugin {
  return {
    name: 'danjang',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rollupOptions: {
              input: blockEntries(),
              preserveEntrySignatures: 'exports-only',
              output: { codeSplitting: { groups: sharedChunks } },
            },
          },
        },
        ssr: { build: { rollupOptions: { input: serverEntries } } },
      },
    }),
  }
}

export default defineConfig({
  plugins: [react(), vike(), danjang()],
  build: { target: 'es2022', sourcemap: false, manifest: true, assetsInlineLimit: 0 },
})
