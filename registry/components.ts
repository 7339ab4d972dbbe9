import type { ComponentType } from 'react'

/** A block's component; the registry has checked that the data it gets is its definition's. */
export type BlockComponent = ComponentType<{ id: string; data: unknown }>

/** The components of the blocks on a page, by name. */
export type BlockComponents = ReadonlyMap<string, BlockComponent>

const modules = import.meta.glob<BlockComponent>('../blocks/*/*/component.tsx', { import: 'default' })
const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2), load]))

/**
 * Loads components for rendering on the server. A browser must not import this: it would carry a list of every
 * type there is (decision 0007).
 */
export async function loadComponents(names: Iterable<string>): Promise<BlockComponents> {
  const loaded = await Promise.all(
    [...names].map(async (name) => {
      const component = await loaders.get(name)?.()
      return component ? ([name, component] as const) : undefined
    }),
  )
  return new Map(loaded.filter((entry) => entry !== undefined))
}
