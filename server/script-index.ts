import type { BlockScripts, PageScript, ScriptIndex } from '#renderer/shared/site-data.ts'

/** Entry of a file in Vite's build manifest. */
type ManifestChunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}
export type Manifest = Record<string, ManifestChunk>

/** The modules that start a site and its booking widget in a browser. */
export const entrySources = { site: 'renderer/browser/entry.ts', widget: 'widget/browser-entry.tsx' }

/** Addresses of a module's script in a build, then of all that it imports. Throws where the build does not have it. */
export function scriptOf(manifest: Manifest, key: string): PageScript {
  const found = new Set<string>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}: build again.`)
    const address = `/${chunk.file}`
    if (found.has(address)) return
    found.add(address)
    chunk.imports?.forEach(follow)
  }
  follow(key)
  return [...found]
}

/** Module of a component. */
const sourceOf = (slot: string, component: string) => `blocks/${slot}/${component}/component.tsx`

/**
 * Creates the index of scripts; `slotOf` tells in which slot's folder a component is. A build finds its scripts in the
 * manifest; development, which has none, uses the sources, which Vite serves.
 */
export function createScriptIndex(
  slotOf: (component: string) => string | undefined,
  manifest: Manifest | undefined,
): ScriptIndex {
  const find = (key: string): PageScript => (manifest ? scriptOf(manifest, key) : [`/${key}`])
  const entry = find(entrySources.site)
  const known = new Map<string, PageScript>()
  return {
    entry,
    blocks: (components) => {
      const scripts: BlockScripts = {}
      for (const component of components) {
        let script = known.get(component)
        if (!script) {
          script = find(sourceOf(slotOf(component) ?? '', component)).filter((file) => !entry.includes(file))
          known.set(component, script)
        }
        scripts[component] = script
      }
      return scripts
    },
  }
}
