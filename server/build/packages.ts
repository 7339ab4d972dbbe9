import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/*
 * What a build makes of packages (decision 0013).
 */

/**
 * What our own modules import of a package in `base` comes by way of `ui/base/`, which names what there is, so that
 * `base` stays the same whatever a new block type uses (decision 0013). Only in a build for browsers.
 */
export function fixedBase(): Plugin {
  const listed = (name: string) => fileURLToPath(new URL(`../../ui/base/${name}.ts`, import.meta.url))
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
 * and in tests lucide draws, with the same markup. An icon's parts need no keys, as their order is fixed: half a kilobyte
 * of random letters in the first scripts.
 */
export function readyIcons(): Plugin {
  const ours = fileURLToPath(new URL('../../ui/icons/create-icon.ts', import.meta.url))
  // Their size is the one that `create-icon.ts` takes without; their other names serve lookups by name.
  const needless = /,\s*key: "\w+"|\n\s*size: 24,|,\s*aliases: \[[^\]]*\]/g
  let replaced = false
  let lightened = false
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
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/.*\.mjs(?:\?widget)?$/ },
      handler(code) {
        const light = code.replace(needless, '')
        if (light !== code) lightened = true
        return light
      },
    },
    buildEnd(error) {
      if (error) return
      if (!replaced) this.error('lucide-react no longer makes its icons by createLucideIcon.mjs.')
      if (!lightened)
        this.error('lucide-react no longer writes the keys of its icons as `readyIcons` expects.')
    },
  }
}

/**
 * Leaves out of the console's forms the Markdown that rjsf writes descriptions in where a form asks for it: none does.
 * What is left out weighs more than the forms' own code.
 */
export function withoutMarkdown(): Plugin {
  const stub = '\0without-markdown'
  let replaced = false
  return {
    name: 'danjang:without-markdown',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^markdown-to-jsx\/react$/ },
      handler() {
        replaced = true
        return stub
      },
    },
    load: { filter: { id: /^\0without-markdown$/ }, handler: () => 'export const Markdown = () => null' },
    buildEnd(error) {
      if (!error && !replaced) this.error('rjsf no longer imports markdown-to-jsx/react.')
    },
  }
}

/**
 * Marks the calls of react-router as free of effects and removes the lines that name its components. Otherwise the bundler
 * keeps the data router, `Link` and `Form`, which no page uses: two thirds of the package. Also turns off its warnings for
 * developers, because the package exports its development build alone.
 */
export function lightRouter(): Plugin {
  const warning = /^(var ENABLE_DEV_WARNINGS = )true/m
  const naming = /^\w+\.(?:displayName|contextType) = .*;$/gm
  const making = /\bReact\w*\.(?:createContext|createElement|forwardRef|memo)\(|\bnew (?:Set|WeakMap|URL)\(/g
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
 * Takes out of `base` what react-query's core names and only some scripts use: endless lists (`useInfiniteQuery`) and
 * mutations (`useMutation`). It is there once such a script has come, which brings it.
 */
export function latePartsOfQueries(): Plugin {
  const place = '\0late-parts.js'
  const named = `import { late } from ${JSON.stringify(place)};`
  /** Each part, the file that has it, and the file of the core that names it. */
  const parts = [
    { part: 'infiniteQueryBehavior', source: 'infiniteQueryBehavior', user: 'query' },
    { part: 'Mutation', source: 'mutation', user: 'mutationCache' },
  ]
  const files = parts.flatMap(({ source, user }) => [source, user]).join('|')
  const replaced = new Set<string>()
  return {
    name: 'danjang:late-parts-of-queries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { filter: { id: /^\0late-parts\.js$/ }, handler: () => place },
    load: { filter: { id: /^\0late-parts\.js$/ }, handler: () => 'export const late = {}' },
    transform: {
      filter: { id: new RegExp(`/query-core/build/modern/(?:${files})\\.js$`) },
      handler(code, id) {
        for (const { part, source, user } of parts) {
          if (id.endsWith(`/${source}.js`)) return `${named}${code}\nlate.${part} = ${part}`
          if (!id.endsWith(`/${user}.js`)) continue
          const naming = new RegExp(`^import \\{ ${part} \\} from "[^"]+";`, 'm')
          const using = new RegExp(`\\b${part}\\(`)
          if (naming.test(code) && using.test(code)) replaced.add(part)
          return code.replace(naming, named).replace(using, `late.${part}(`)
        }
        return undefined
      },
    },
    buildEnd(error) {
      if (!error && replaced.size < parts.length)
        this.error('react-query no longer names its parts as `latePartsOfQueries` expects.')
    },
  }
}
