import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { blockBytes, bytesTable, overBudget } from './registry/block-bytes.ts'
import { buildLauncher } from './server/build-launcher.ts'
import { typefaceFile, typefaces } from './server/fonts/typefaces.ts'
import { pageScripts } from './server/page-scripts-plugin.ts'

/**
 * Packages that become part of the server's own scripts in a build: those that it changes (below), and those
 * that ask for `process.env.NODE_ENV` at each render, which is slow to read. React itself stays outside, so that there
 * is one of it for all packages.
 */
const bundled = [
  'vike',
  'lucide-react',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'zustand',
]

/** The module that starts the site in a browser. */
const browserEntry = './renderer/browser-entry.ts'

/** The module that starts the booking widget in its frame. */
const widgetEntry = './widget/browser-entry.tsx'

/** Style sheets of the typefaces, each a list of files of some hundred characters. */
const fonts = {
  'fonts/body': typefaces.body.sheet,
  'fonts/serif': typefaces.serif.sheet,
}

/** Scripts of the Node side that are built beside the pages. */
const serverEntries = {
  main: './server/main.ts',
  db: './server/db.ts',
  'subset-process': './server/fonts/subset-process.ts',
  'image-process': './server/image-process.ts',
}

/**
 * Every block component as an entry of the client build, named after its component, so that the server can tell a
 * browser which scripts a page needs and no browser carries a list of all of them (decision 0007).
 */
function blockEntries(): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const slot of readdirSync('blocks')) {
    for (const component of readdirSync(`blocks/${slot}`)) {
      const path = `./blocks/${slot}/${component}/component.tsx`
      const other = entries[`blocks/${component}`]
      if (other)
        throw new Error(`${path} and ${other} have one name. Names are used once, whatever the slot.`)
      entries[`blocks/${component}`] = path
    }
  }
  return entries
}

/**
 * The shared parts of the interface as entries too, so that each keeps all its exports: otherwise the first block
 * type to use one more of them would change a file that other pages load. Of the toasts the console uses all there is,
 * and loaded at rest they would be a file before the file.
 */
function sharedEntries(): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const folder of ['ui', 'api/queries', 'store']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.(?:test|catalogue)\.|^toast\.tsx$/.test(file)) continue
      entries[`shared/${folder}/${file.replace(/\.tsx?$/, '')}`] = `./${folder}/${file}`
    }
  }
  return entries
}

/** Hooks of react-query beside `useQuery`, and what they alone need. */
const furtherQueries =
  '(?:HydrationBoundary|hydration|infiniteQueryO\\w+|mutationO\\w+|queriesObserver|streamedQuery|use(?!BaseQuery|Query)\\w+)'

/**
 * Which modules share a file, told by hand: left alone, the bundler cuts by which entries use what, and a new
 * block type would move the cuts and so change the scripts of pages that do not have it. What every page needs is
 * one file, and so are the parts of the header; any other part of the interface, or icon, is a file of its own.
 */
const sharedChunks = [
  {
    name: 'base',
    test: new RegExp(
      `/node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@stitches|@tanstack(?!/.*/${furtherQueries}\\.js$)|zustand(?=/esm/(?:index|react|vanilla)\\.mjs$))/|^\\0(?:rolldown/runtime|vite/preload-helper)\\.js$`,
    ),
  },
  { name: 'queries', test: new RegExp(`/@tanstack/.*/${furtherQueries}\\.js$`) },
  // Header and floating button, which nearly every page has, with what all blocks are made of.
  {
    name: 'interface',
    test: /\/(?:renderer\/(?:components|block-place|site)\.tsx|ui\/(?:css|tokens|text|readable|links|action-link|image-address|picture|button|layout|visually-hidden|format|when-idle|when-usable|lazy-toaster|global-styles|progress-bar|partner-mark|use-scrolled|use-way-back|header\/(?!cart-count|mobile-menu-panel|mobile-menu\.styles|.*\.(?:test|catalogue)\.).*)\.tsx?|(?:api\/(?!contract|queries\/(?!get-partner\.))|store\/(?!later\/)|schema\/plain\/(?!video-link)).*\.tsx?|lucide-react\/dist\/esm\/(?!icons\/).*|lucide-react\/dist\/esm\/icons\/(?:search|x|check|menu|chevron-(?:down|left|right)|phone|message-circle|message-square-text|calendar-check|user-round|house|images|map-pin|shopping-bag|sparkles|stethoscope|tag|arrow-(?:left|right|up-right))\.mjs)$/,
  },
  // What is loaded when the page is at rest is one file, so that the scripts before it name but that.
  {
    name: 'visitor',
    test: /\/(?:renderer\/(?:at-rest|reveal|visitor-state)|store\/later\/.*|ui\/toast(?:\.styles)?|ui\/header\/cart-count)\.tsx?$/,
  },
  { name: ownCall, test: /\/api\/queries\/.*\.ts$/ },
  // A file takes with it what it imports, so what other parts are made of goes first.
  { name: ownFile, test: /lucide-react\/dist\/esm\/icons\/(?!(?:eye|eye-off|lock|minus|pause|play|plus)\.)/ },
  { name: ownFile, test: /\/ui\/(?:drawer|tooltip|carousel-slides|operating-hours)\.tsx?$/ },
  // What sections are made of: nearly every page has a dozen of these, of which hardly one weighs a kilobyte.
  {
    name: 'parts',
    test: /\/ui\/(?!(?:header|certification|form|popup(?!\/(?:use-chosen-popups|choose-popups|dismissal)\.))\/|widget\/(?:contact|hours|place)|video\.|theme-page|message-page|icons\/|.*\.(?:test|catalogue)\.).*\.tsx?$|lucide-react\/dist\/esm\/icons\/(?:eye|eye-off|lock|minus|pause|play|plus)\.mjs$/,
  },
  {
    name: 'forms',
    test: /\/node_modules\/react-hook-form\/|\/ui\/form\/(?!.*\.(?:test|catalogue)\.).*\.tsx?$/,
  },
  { name: 'popups', test: /\/ui\/popup\/(?!.*\.(?:test|catalogue)\.).*\.tsx?$/ },
  { name: ownFile, test: /\/ui\/(?!.*\.catalogue\.).*\.tsx?$/ },
]

/** `call-get-popups` of `api/queries/get-popups.ts`: a page loads the calls that its blocks make. */
function ownCall(id: string): string {
  return `call-${id.replace(/^.*\/|\.ts.*$/g, '')}`
}

/** `ui-video` of `ui/video.tsx`; `icon-phone` of lucide's, `icon-social-icons` of `ui/icons/social-icons.tsx`. */
function ownFile(id: string): string {
  const [, icon] = /\/icons\/(.*)\.(?:mjs|tsx?)/.exec(id) ?? []
  return icon
    ? `icon-${icon}`
    : `ui-${id
        .replace(/^.*\/ui\//, '')
        .replace(/\.tsx?.*$/, '')
        .replaceAll('/', '-')}`
}

/**
 * What our own modules import of a package in `base` comes by way of `ui/base/`, which names what there is, so that
 * `base` stays the same whatever a new block type uses (decision 0013). Only in a build for browsers.
 */
function fixedBase(): Plugin {
  const listed = (name: string) => fileURLToPath(new URL(`./ui/base/${name}.ts`, import.meta.url))
  const lists = new Map([
    ['@tanstack/react-query', listed('react-query')],
    ['react-router', listed('react-router-dom')],
    ['react-router-dom', listed('react-router-dom')],
    ['zustand', listed('zustand')],
  ])
  return {
    name: 'danjang:fixed-base',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: new RegExp(`^(?:${[...lists.keys()].join('|')})$`) },
      handler: (source, importer = '') =>
        /\/node_modules\/|\/ui\/base\//.test(importer) ? undefined : lists.get(source),
    },
  }
}

/**
 * Replaces lucide's work at each render by elements that are made once (`ui/icons/create-icon.ts`). In development
 * and in tests lucide draws, with the same markup.
 */
function readyIcons(): Plugin {
  const ours = fileURLToPath(new URL('./ui/icons/create-icon.ts', import.meta.url))
  let replaced = false
  return {
    name: 'danjang:ready-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler() {
        replaced = true
        return ours
      },
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('lucide-react no longer makes its icons by createLucideIcon.mjs.')
    },
  }
}

/**
 * Lets a build for browsers leave out the parts of react-router that no page uses: its data router, its `Link` and its
 * `Form` would stay, because the package names its components after making them and says of no call that it has no
 * effect. What is left weighs a third. Its warnings for developers go too: the package exports its development build alone.
 */
function lightRouter(): Plugin {
  const warning = /^(var ENABLE_DEV_WARNINGS = )true/m
  const naming = /^\w+\.(?:displayName|contextType) = .*;$/gm
  const making = /\bReact\w*\.(?:createContext|createElement|forwardRef|memo)\(/g
  let lightened = false
  return {
    name: 'danjang:light-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        if (naming.test(code) && making.test(code)) lightened = true
        return code.replace(warning, '$1false').replace(naming, '').replace(making, '/* @__PURE__ */ $&')
      },
    },
    buildEnd(error) {
      if (!error && !lightened) this.error('react-router is no longer written as `lightRouter` expects.')
    },
  }
}

/**
 * vike counts how often each request begins anew, to end a loop of rewrites. With every page it looks through the
 * counts of all requests of the last five seconds, which takes the longer the busier the server is; here it clears
 * away old ones once in that time (decision 0013).
 */
function quietLoopGuard(): Plugin {
  const scan = 'Object.keys(trackers).forEach('
  let replaced = false
  return {
    name: 'danjang:quiet-loop-guard',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/vike\/dist\/utils\/catchInfiniteLoop\.js$/ },
      handler(code) {
        if (code.split(scan).length !== 2) this.error(`vike's catchInfiniteLoop.js has no ${scan} any more.`)
        replaced = true
        const once =
          'if (now - (catchInfiniteLoop.cleared ?? 0) > time && (catchInfiniteLoop.cleared = now)) '
        return code.replace(scan, once + scan)
      },
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('vike no longer has the catchInfiniteLoop.js that is to be mended.')
    },
  }
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
              input: {
                site: browserEntry,
                widget: widgetEntry,
                ...fonts,
                ...sharedEntries(),
                ...blockEntries(),
              },
              treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
              preserveEntrySignatures: 'exports-only',
              output: { codeSplitting: { groups: sharedChunks } },
            },
          },
        },
        ssr: {
          define: { 'process.env.NODE_ENV': '"production"' },
          resolve: { noExternal: bundled },
          build: { rollupOptions: { input: serverEntries } },
        },
      },
    }),
  }
}

/** The booking widget's launcher: one script without imports, at an address that never changes. */
function launcherFile(): Plugin {
  return {
    name: 'danjang:launcher',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_widget/launcher.js', source: await buildLauncher() })
    },
  }
}

/**
 * Copies the whole typefaces beside the server, which makes each clinic's own files of them, and leaves the old format
 * out of the sheets of their slices: every browser that runs the site takes WOFF2.
 */
function copiedTypefaces(): Plugin {
  return {
    name: 'danjang:typefaces',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/@fontsource\/.*\.css$/ },
      handler: (code) => code.replace(/,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g, ''),
    },
    generateBundle() {
      if (this.environment.name !== 'ssr') return
      for (const name of ['body', 'serif'] as const) {
        const source = readFileSync(`node_modules/${typefaces[name].source}`)
        this.emitFile({ type: 'asset', fileName: `typefaces/${typefaceFile(name)}`, source })
      }
    },
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

/** Ends the build with what each block type adds to a page, and at once where one adds more than it may. */
function weighedBlocks(): Plugin {
  return {
    name: 'danjang:weighed-blocks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const blocks = blockBytes(bundle, (code) => gzipSync(code, { level: 9 }).length)
        const problems = overBudget(blocks)
        if (problems.length > 0) this.error(problems.join('\n'))
        // The server's files are built after these, by another Vite, and listed in hundreds of lines.
        process.once('exit', (code) => code === 0 && process.stdout.write(`${bytesTable(blocks)}\n`))
      },
    },
  }
}

export default defineConfig({
  plugins: [
    react(),
    vike(),
    danjang(),
    fixedBase(),
    readyIcons(),
    lightRouter(),
    quietLoopGuard(),
    launcherFile(),
    copiedTypefaces(),
    pageScripts(),
    precompress(),
    weighedBlocks(),
  ],
  // All that a browser may import in development: a package found later loads the page again, and until then there are
  // two of React. vike adds its own pages.
  optimizeDeps: { entries: [browserEntry, widgetEntry, './blocks/*/*/component.tsx'] },
  // One module of thousands of icons, of which bundling leaves the few that are used.
  ssr: { noExternal: ['simple-icons'] },
  build: { target: 'es2022', sourcemap: false, manifest: true, assetsInlineLimit: 0 },
})
