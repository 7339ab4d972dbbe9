import { siteScript } from '#renderer/shared/script-address.ts'
import type { BlockScripts, PageScript, ScriptIndex } from '#renderer/shared/site-data.ts'
import { partName } from './page-scripts.ts'

/** Entry of a file in Vite's build manifest. */
type ManifestChunk = {
  file: string
  name?: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
}
export type Manifest = Record<string, ManifestChunk>

/** The bundler's own file, which the build writes into `base` (build/page-scripts-plugin.ts). */
export const bundlerRuntime = 'rolldown-runtime'

/** The modules that start a site and its booking widget in a browser. */
export const entrySources = { site: 'renderer/browser/entry.ts', widget: 'widget/browser-entry.tsx' }

/** The booking widget's scripts in a build: the module that starts it, then what it imports. */
export const widgetScripts = (manifest: Manifest): string[] => [...withImports(manifest, entrySources.widget)]

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}: build again.`)
  const address = `/${chunk.file}`
  if (found.has(address) || chunk.name === bundlerRuntime) return found
  found.add(address)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found)
  return found
}

/**
 * Where the scripts are in a build. `parts`: addresses of those that are written into others. Throws for a component that
 * the build does not have.
 */
export function buildScriptIndex(manifest: Manifest, parts: ReadonlySet<string>): ScriptIndex {
  const keys = new Map(
    Object.keys(manifest).flatMap((key) => {
      const component = /^blocks\/[^/]+\/([^/]+)\/component\.tsx$/.exec(key)?.[1]
      return component ? [[component, key] as const] : []
    }),
  )
  const scriptOf = (key: string, loaded: readonly string[]): PageScript => {
    const [address = '', ...imports] = withImports(manifest, key)
    return [partName(address), ...imports.filter((file) => !parts.has(file) && !loaded.includes(file))]
  }
  const entry = scriptOf(entrySources.site, [])
  const known = new Map<string, PageScript>()

  return {
    entry,
    blocks: (components) => {
      const scripts: BlockScripts = {}
      for (const component of components) {
        const key = keys.get(component)
        if (!key) throw new Error(`The build has no script for ${component}: build again.`)
        let script = known.get(component)
        if (!script) known.set(component, (script = scriptOf(key, entry)))
        scripts[component] = script
      }
      return scripts
    },
  }
}

/** In development a script is named by its component alone, and Vite knows what it imports. */
export const sourceScriptIndex: ScriptIndex = {
  entry: [siteScript],
  blocks: (components) => Object.fromEntries([...components].map((component) => [component, [component]])),
}

/** Address at which Vite's development server has the source of a script. */
export const sourceAddress =
  (slotOf: (component: string) => string | undefined) =>
  (name: string): string | undefined => {
    if (name === siteScript) return `/${entrySources.site}`
    const slot = slotOf(name)
    return slot && `/blocks/${slot}/${name}/component.tsx`
  }
