import type { BlockDefinition } from '#schema/define-block.ts'

/** Every block type, found by its folder. Adding one is adding a folder: nothing here names any. */
const modules = import.meta.glob<BlockDefinition>('../blocks/*/*/block.ts', {
  eager: true,
  import: 'default',
})

/** Keys the definitions by component. Throws where a folder and what it declares disagree. */
export function indexDefinitions(
  found: Record<string, BlockDefinition>,
): ReadonlyMap<string, BlockDefinition> {
  const definitions = new Map<string, BlockDefinition>()
  for (const [path, definition] of Object.entries(found)) {
    const [slot, folder] = path.split('/').slice(-3)
    if (folder !== definition.component || slot !== definition.slot) {
      throw new Error(
        `${path} declares ${definition.slot}/${definition.component}; its folder must be blocks/${definition.slot}/${definition.component}/.`,
      )
    }
    if (definitions.has(folder)) throw new Error(`${path}: another folder already declares ${folder}.`)
    definitions.set(folder, definition)
  }
  return definitions
}

export const definitions = indexDefinitions(modules)
