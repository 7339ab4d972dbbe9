import type { ComponentType } from 'react'

/** A block's component; the registry has checked that the data it gets is its definition's. */
export type BlockComponent = ComponentType<{ id: string; data: unknown }>

/** The components of the blocks on a page, by name. */
export type BlockComponents = ReadonlyMap<string, BlockComponent>

const componentModules = import.meta.glob<BlockComponent>('../blocks/*/*/component.tsx', {
  import: 'default',
})
const earlyLayerModules = import.meta.glob<BlockComponent>('../blocks/*/*/early-layer.tsx', {
  import: 'default',
})

/**
 * Loads components for rendering on the server. A browser must not import this: it would carry a list of every
 * type there is (decision 0007). One that can't be loaded fails where it is rendered, and the rest of the page stands.
 */
export const loadComponents = loaderOf(componentModules)

/**
 * Loads, in the same way, what the document holds of a block's layer until its script has come, for those blocks that have
 * an `early-layer.tsx` in their folder (decision 0082).
 */
export const loadEarlyLayers = loaderOf(earlyLayerModules)

function loaderOf(modules: Record<string, () => Promise<BlockComponent>>) {
  const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2), load]))
  const loaded = new Map<string, BlockComponent>()
  return async (names: Iterable<string>): Promise<BlockComponents> => {
    // Loads a component each time in development, where it changes.
    const known = import.meta.env.PROD ? loaded : new Map<string, BlockComponent>()
    const wanted = [...names]
    const missing = wanted.filter((name) => !known.has(name))
    if (missing.length > 0) {
      await Promise.all(
        missing.map(async (name) => {
          const component = await loaders.get(name)?.().catch(throwing)
          if (component) known.set(name, component)
        }),
      )
    }
    const components = wanted.map((name) => [name, known.get(name)] as const)
    return new Map(components.filter((entry): entry is [string, BlockComponent] => entry[1] !== undefined))
  }
}

const throwing =
  (error: unknown): BlockComponent =>
  () => {
    throw error
  }
