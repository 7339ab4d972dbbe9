import type { BlockScripts, ScriptIndex } from '#renderer/site-data.ts'

/** What Vite's build manifest says of a file. */
type ManifestChunk = { file: string; src?: string; imports?: string[]; dynamicImports?: string[] }
export type Manifest = Record<string, ManifestChunk>

/** The module that starts the site in a browser. */
const entrySource = 'renderer/browser-entry.ts'

/** The booking widget's scripts in a build: the module that starts it, then what it imports. */
export const widgetScripts = (manifest: Manifest): string[] => [
  ...withImports(manifest, 'widget/browser-entry.tsx'),
]

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}: build again.`)
  const address = `/${chunk.file}`
  if (found.has(address)) return found
  found.add(address)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found)
  return found
}

/** Where the scripts are in a build. Throws for a component that the build does not have. */
export function buildScriptIndex(manifest: Manifest): ScriptIndex {
  const keys = new Map(
    Object.keys(manifest).flatMap((key) => {
      const component = /^blocks\/[^/]+\/([^/]+)\/component\.tsx$/.exec(key)?.[1]
      return component ? [[component, key] as const] : []
    }),
  )
  const entry = withImports(manifest, entrySource)

  const scriptsOf = (component: string): string[] => {
    const key = keys.get(component)
    if (!key) throw new Error(`The build has no script for ${component}: build again.`)
    return [...withImports(manifest, key)].filter((address) => !entry.has(address))
  }
  const known = new Map<string, string[]>()

  return {
    entry: [...entry],
    blocks: (components) => {
      const scripts: BlockScripts = {}
      for (const component of components) {
        let addresses = known.get(component)
        if (!addresses) known.set(component, (addresses = scriptsOf(component)))
        scripts[component] = addresses
      }
      return scripts
    },
  }
}

/** Where Vite's development server has the sources. */
export function sourceScriptIndex(slotOf: (component: string) => string): ScriptIndex {
  return {
    entry: [`/${entrySource}`],
    blocks: (components) =>
      Object.fromEntries(
        [...components].map((component) => [
          component,
          [`/blocks/${slotOf(component)}/${component}/component.tsx`],
        ]),
      ),
  }
}
