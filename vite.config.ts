import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { inlineScripts } from './server/build/inline-scripts.ts'
import { visitorScripts } from './server/build/visitor-scripts.ts'
import { entrySources } from './server/script-index.ts'
import {
  copiedTypefaces,
  launcherFile,
  leanSheets,
  precompress,
  weighedConsole,
} from './server/build/written-files.ts'

/**
 * Packages that become part of the server's own scripts in a build: they ask for `process.env.NODE_ENV` at each render,
 * which is slow to read. React itself stays outside, so that there is one of it for all packages.
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

/** Scripts of the Node side that are built beside the pages. */
const serverEntries = {
  main: './server/main.ts',
  db: './server/db.ts',
  'subset-process': './server/fonts/subset-process.ts',
  'page-process': './server/preparation/page-process.ts',
  'image-process': './server/images/image-process.ts',
  'share-card-process': './server/share-cards/share-card-process.ts',
}

function danjang(): Plugin {
  return {
    name: 'danjang',
    apply: 'build',
    config: () => ({
      // `server/main.ts` names the pages' entry itself.
      vitePluginServerEntry: { disableAutoImport: true },
      environments: {
        ssr: {
          define: { 'process.env.NODE_ENV': '"production"' },
          resolve: { noExternal: bundled },
          build: { rollupOptions: { input: serverEntries } },
        },
      },
    }),
  }
}

export default defineConfig({
  plugins: [
    react(),
    vike(),
    danjang(),
    launcherFile(),
    leanSheets(),
    copiedTypefaces(),
    precompress(),
    visitorScripts(),
    inlineScripts(),
    weighedConsole(),
  ],
  resolve: {
    // rjsf writes a form's descriptions in Markdown where the form asks for it, and none does. The parser weighs more than
    // the forms' own code.
    alias: {
      'markdown-to-jsx/react': fileURLToPath(new URL('./admin/kit/form/no-markdown.ts', import.meta.url)),
    },
  },
  // All that a browser may import in development: a package found later loads the page again, and until then there are
  // two of React. vike adds its own pages.
  optimizeDeps: { entries: [...Object.values(entrySources), './blocks/*/*/component.tsx'] },
  // A single module has thousands of icons; bundling keeps the few in use.
  ssr: { noExternal: ['simple-icons'] },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
})
