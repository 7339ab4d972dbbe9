import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin } from 'vite'
import { entrySources } from '../script-index.ts'
import { blockEntries, fontEntries } from './entries.ts'
import { siteChunks, widgetChunks } from './shared-chunks.ts'
import { leanSheets, precompress, unmixed, weighedBlocks, weighedWidget } from './written-files.ts'

/**
 * Builds what visitors load beside vike's pages, each by itself, so that neither carries anything of the console: the site
 * with an entry for each block (decision 0007), and the booking widget, which runs on Preact (decision 0071).
 */
export function visitorScripts(): Plugin {
  return {
    name: 'danjang:visitor-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle() {
      await build(siteBuild)
      await build(widgetBuild)
    },
  }
}

const treeshake = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const

/** Settings of both; `name`: of the manifest by which the server finds the files. */
const visitorBuild = (
  name: 'site' | 'widget',
  { build: options, ...config }: InlineConfig,
): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ...config,
  plugins: [react(), precompress(), unmixed(), ...(config.plugins ?? [])],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: `.vite/${name}.json`,
    ...options,
  },
})

const siteBuild = visitorBuild('site', {
  plugins: [leanSheets(), weighedBlocks()],
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { site: entrySources.site, ...fontEntries, ...blockEntries() },
      preserveEntrySignatures: 'exports-only',
      treeshake,
      output: { codeSplitting: { groups: siteChunks } },
    },
  },
})

const widgetBuild = visitorBuild('widget', {
  plugins: [weighedWidget()],
  resolve: {
    alias: [
      { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
      { find: 'react/jsx-runtime', replacement: 'preact/compat/jsx-runtime' },
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
    ],
  },
  // Screens are loaded before they are needed.
  build: {
    modulePreload: false,
    rolldownOptions: {
      input: { widget: entrySources.widget },
      treeshake,
      output: { codeSplitting: { groups: widgetChunks } },
    },
  },
})
