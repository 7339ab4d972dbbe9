/** Output of a build for a module and for what it shares: enough of the bundler's chunk to weigh it. */
export type BuiltFile = {
  type: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  code?: string
}

export type BlockBytes = { component: string; bytes: number }

/** Bytes, as they are sent, that one block type may add to a page. The heaviest ones have forms of several steps. */
export const blockBudget = 40_000

/** Names in the build of what every page has: what starts the site, and the parts of which sections are made. */
const commonFiles = ['site', 'parts']

/**
 * How many bytes each block type adds to a page: its script and all that it imports at once, without what every page
 * has. The heaviest first. `weigh` tells what a script takes when it is sent.
 */
export function blockBytes(bundle: Record<string, BuiltFile>, weigh: (code: string) => number): BlockBytes[] {
  const common = new Set<string>()
  for (const name of commonFiles) {
    const file = Object.keys(bundle).find((key) => bundle[key]?.name === name)
    if (!file) throw new Error(`The build has no file "${name}", which every page has.`)
    withImports(bundle, file, common)
  }
  const weights = new Map<string, number>()
  const weightOf = (file: string) => {
    const known = weights.get(file) ?? weigh(bundle[file]?.code ?? '')
    weights.set(file, known)
    return known
  }
  return Object.entries(bundle)
    .flatMap(([file, { name = '', isEntry }]) => {
      if (!isEntry || !name.startsWith('blocks/')) return []
      const added = [...withImports(bundle, file)].filter((other) => !common.has(other))
      const bytes = added.reduce((sum, other) => sum + weightOf(other), 0)
      return [{ component: name.slice('blocks/'.length), bytes }]
    })
    .sort((a, b) => b.bytes - a.bytes || (a.component < b.component ? -1 : 1))
}

function withImports(
  bundle: Record<string, BuiltFile>,
  file: string,
  found = new Set<string>(),
): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of bundle[file]?.imports ?? []) withImports(bundle, imported, found)
  return found
}

/** A line for each block type that weighs more than it may. */
export const overBudget = (blocks: readonly BlockBytes[], budget = blockBudget): string[] =>
  blocks
    .filter(({ bytes }) => bytes > budget)
    .map(
      ({ component, bytes }) =>
        `${component} adds ${bytes} bytes (gzip) to its pages; a block may add ${budget}. Import what is heavy when it is needed: import('…').`,
    )

export function bytesTable(blocks: readonly BlockBytes[]): string {
  const width = Math.max(...blocks.map(({ component }) => component.length))
  const lines = blocks.map(
    ({ component, bytes }) => `${component.padEnd(width)}  ${String(bytes).padStart(7)}`,
  )
  return [`Bytes (gzip) that each block adds to a page, of ${blockBudget}:`, ...lines].join('\n')
}
