import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

/** The module that starts the site in a browser. */
const browserEntry = './renderer/browser-entry.ts'

/** Style sheets of the typefaces; a page links those of its theme. */
const fonts = {
  'fonts/pretendard': 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
  'fonts/noto-serif': '@fontsource-variable/noto-serif-kr/index.css',
}

/** Scripts of the Node side that are built beside the pages. */
const serverEntries = { main: './server/main.ts', db: './server/db.ts' }

/**
 * Every block component as an entry of the client build, named after its component, so that the server can tell a
 * browser which scripts a page needs and no browser carries a list of all of them (decision 0007).
 */
function blockEntries(): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const slot of readdirSync('blocks')) {
    for (const component of readdirSync(`blocks/${slot}`)) {
      entries[`blocks/${component}`] = `./blocks/${slot}/${component}/component.tsx`
    }
  }
  return entries
}

/**
 * The shared parts of the interface as entries too, so that each keeps all its exports: otherwise the first block
 * type to use one more of them would change a file that other pages load.
 */
function sharedEntries(): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const folder of ['ui', 'api/queries', 'store']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue
      entries[`shared/${folder}/${file.replace(/\.tsx?$/, '')}`] = `./${folder}/${file}`
    }
  }
  return entries
}

/**
 * Which modules share a file, told by hand: left alone, the bundler cuts by which entries use what, and a new
 * block type would move the cuts and so change the scripts of pages that do not have it. What every page needs is
 * one file, and so are the parts of the header; any other part of the interface, and any icon, is a file of its own.
 */
const sharedChunks = [
  {
    name: 'base',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack|zustand|@stitches|use-sync-external-store)\//,
  },
  {
    name: 'interface',
    test: /\/(?:ui\/(?:css|tokens|text|links|action-link|image-address|picture|button|layout|visually-hidden|format|when-idle|lazy-toaster|global-styles|progress-bar)\.tsx?|(?:api|store|schema)\/.*\.tsx?|lucide-react\/dist\/esm\/(?!icons\/).*)$/,
  },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\/(?:search|x|menu|chevron-(?:down|right))\.mjs$/ },
  {
    name: 'header',
    test: /\/ui\/(?:header\/(?!mobile-menu-panel|mobile-menu\.styles)|use-scrolled).*\.tsx?$/,
  },
  { name: ownFile, test: /\/ui\/.*\.tsx?$|lucide-react\/dist\/esm\/icons\// },
]

/** `ui-price` of `ui/price.tsx`, `icon-phone` of lucide's. */
function ownFile(id: string): string {
  const [, icon] = /esm\/icons\/(.*)\.mjs/.exec(id) ?? []
  return icon
    ? `icon-${icon}`
    : `ui-${id
        .replace(/^.*\/ui\//, '')
        .replace(/\.tsx?.*$/, '')
        .replaceAll('/', '-')}`
}

function danjang(): Plugin {
  return {
    name: 'danjang',
    apply: 'build',
    config: () => ({
      // `server/main.ts` names the pages' entry itself.
      vitePluginServerEntry: { disableAutoImport: true },
      environments: {
        client: {
          build: {
            rollupOptions: {
              input: { site: browserEntry, ...fonts, ...sharedEntries(), ...blockEntries() },
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

/** Compresses the browser's files once, at the build: the server sends the best form that a browser takes. */
function precompress(): Plugin {
  return {
    name: 'danjang:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name))) {
        const bytes = readFileSync(join(dir, file))
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(bytes))
        writeFileSync(join(dir, `${file}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  plugins: [react(), vike(), danjang(), precompress()],
  // One module of thousands of icons, of which bundling leaves the few that are used.
  ssr: { noExternal: ['simple-icons'] },
  build: { target: 'es2022', sourcemap: false, manifest: true, assetsInlineLimit: 0 },
})
