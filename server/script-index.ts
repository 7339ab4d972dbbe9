import type { ScriptIndex } from '#renderer/site-data.ts'

/** What Vite's build manifest says of a file. */
type ManifestChunk = { file: string; src?: string; imports?: string[] }
export type Manifest = Record<string, ManifestChunk>

/** Where the scripts of components are in a build. Throws for a component that the build does not have. */
export function buildScriptIndex(manifest: Manifest): ScriptIndex {
  const keys = new Map(
    Object.keys(manifest).flatMap((key) => {
      const component = /^blocks\/[^/]+\/([^/]+)\/component\.tsx$/.exec(key)?.[1]
      return component ? [[component, key] as const] : []
    }),
  )
  const address = (key: string) => `/${(manifest[key] as ManifestChunk).file}`

  return (components) => {
    const preloads = new Set<string>()
    const visit = (key: string) => {
      if (preloads.has(address(key))) return
      preloads.add(address(key))
      for (const imported of manifest[key]?.imports ?? []) visit(imported)
    }
    const entries = components.map((component) => {
      const key = keys.get(component)
      if (!key) throw new Error(`The build has no script for ${component}: build again.`)
      visit(key)
      return [component, address(key)] as const
    })
    return { components: Object.fromEntries(entries), preloads: [...preloads] }
  }
}

/** Where Vite's development server has the sources of components. */
export function sourceScriptIndex(slotOf: (component: string) => string): ScriptIndex {
  return (components) => ({
    components: Object.fromEntries(
      components.map((component) => [component, `/blocks/${slotOf(component)}/${component}/component.tsx`]),
    ),
    preloads: [],
  })
}
