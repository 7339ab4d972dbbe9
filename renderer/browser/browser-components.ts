import type { BlockComponent, BlockComponents } from '#registry/components.ts'
import type { BlockScripts, PageScript } from '../shared/site-data.ts'

/** Components by name, each asked for once. */
const known = new Map<string, Promise<BlockComponent | undefined>>()
/** Number of scripts that could not be had. */
let losses = 0

/**
 * Loads the components of a page that the browser does not have yet. Leaves out a component that fails to load: its block
 * keeps its place and the rest of the page stays.
 */
export async function importComponents(scripts: BlockScripts): Promise<BlockComponents> {
  const entries = await Promise.all(
    Object.entries(scripts).map(async ([name, script]) => {
      let coming = known.get(name)
      if (!coming) known.set(name, (coming = importScript(name, script)))
      return [name, await coming] as const
    }),
  )
  return new Map(entries.filter((entry): entry is [string, BlockComponent] => entry[1] !== undefined))
}

async function importScript(name: string, [address = '', ...imports]: PageScript) {
  imports.forEach(preload)
  try {
    // Some browsers remember for good that an address could not be had; a fragment makes it another.
    const script: unknown = await import(/* @vite-ignore */ losses ? `${address}#${losses}` : address)
    return (script as { default: BlockComponent }).default
  } catch (error) {
    losses += 1
    // A later attempt may succeed.
    known.delete(name)
    console.error(`The script of ${name} could not be loaded.`, error)
    return undefined
  }
}

function preload(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  document.head.append(link)
}
