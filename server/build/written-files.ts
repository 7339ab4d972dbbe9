import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { blockBytes, bytesTable, overBudget } from '#registry/block-bytes.ts'
import { buildLauncher } from '../build-launcher.ts'
import { typefaceFile, typefaces } from '../fonts/typefaces.ts'
import { consoleProblems, visitorProblems, type Bundle } from './console-bytes.ts'
import { widgetProblems } from './widget-bytes.ts'

/*
 * Files that a build writes beside the bundler's own, and what it says of them.
 */

/** The booking widget's launcher: one script without imports, at an address that never changes. */
export function launcherFile(): Plugin {
  return {
    name: 'danjang:launcher',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_widget/launcher.js', source: await buildLauncher() })
    },
  }
}

/** Leaves the old format of fonts out of the sheets of slices: every browser that runs the site takes WOFF2. */
const woff2Alone = {
  postcssPlugin: 'woff2-alone',
  Declaration: {
    src(declaration: { value: string }) {
      const value = declaration.value.replace(/,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g, '')
      if (value !== declaration.value) declaration.value = value
    },
  },
}

/** Makes the sheets of the typefaces' slices lean. */
export function leanSheets(): Plugin {
  return {
    name: 'danjang:lean-sheets',
    apply: 'build',
    config: () => ({ css: { postcss: { plugins: [woff2Alone] } } }),
  }
}

/** Copies the whole typefaces beside the server, which makes each clinic's own files of them. */
export function copiedTypefaces(): Plugin {
  return {
    name: 'danjang:typefaces',
    apply: 'build',
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
export function precompress(): Plugin {
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

const weigh = (code: string) => gzipSync(code, { level: 9 }).length

/** Ends a build where `find` names problems of its files for browsers. */
const checked = (name: string, find: (bundle: Bundle) => string[]): Plugin => ({
  name: `danjang:${name}`,
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const problems = find(bundle)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  },
})

/**
 * Prints, at the end of a build, the bytes that each block type adds to a page. Ends the build at once if a type exceeds
 * its budget.
 */
export const weighedBlocks = () =>
  checked('weighed-blocks', (bundle) => {
    const blocks = blockBytes(bundle, weigh)
    // The server's files are built after these, by another Vite, and listed in hundreds of lines.
    process.once('exit', (code) => code === 0 && process.stdout.write(`${bytesTable(blocks)}\n`))
    return overBudget(blocks)
  })

/** Ends a build whose console is slow to open. */
export const weighedConsole = () => checked('weighed-console', (bundle) => consoleProblems(bundle, weigh))

/** Ends a build that hands parts of the console to visitors. */
export const unmixed = () => checked('unmixed', visitorProblems)

/** Ends a build whose booking widget is slow to open. */
export const weighedWidget = () => checked('weighed-widget', (bundle) => widgetProblems(bundle, weigh))
