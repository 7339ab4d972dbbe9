import type { BlockComponent, BlockComponents } from '#registry/components.ts'
import { scriptAddress, scriptFolder } from '../shared/script-address.ts'
import type { BlockScripts } from '../shared/site-data.ts'

type Components = Record<string, BlockComponent | undefined>

/** Components by name, each asked for once. */
const known = new Map<string, Promise<BlockComponent | undefined>>()
/** Number of scripts that could not be had. */
let losses = 0

/**
 * Loads the components of a page that the browser does not have yet, all in one script. One that cannot be had is left
 * out: its block keeps its place and the rest of the page stands.
 */
export async function importComponents(scripts: BlockScripts): Promise<BlockComponents> {
  const missing = Object.entries(scripts).filter(([name]) => !known.has(name))
  if (missing.length > 0)
    know(
      missing.map(([name]) => name),
      importScript(missing),
    )
  return componentsOf(Object.keys(scripts))
}

/** The components in the script that the document began with. */
export async function firstScript(names: string[]): Promise<BlockComponents> {
  const { src = '' } = document.querySelector<HTMLScriptElement>(`script[src^="${scriptFolder}"]`) ?? {}
  know(names, import(/* @vite-ignore */ src) as Promise<Components>)
  return componentsOf(names)
}

function know(names: string[], script: Promise<Components>): void {
  for (const name of names) {
    const component = script.then((components) => components[name])
    known.set(name, component)
    // What did not come may come another time.
    void component.then((found) => found ?? known.delete(name))
  }
}

async function componentsOf(names: string[]): Promise<BlockComponents> {
  const entries = await Promise.all(names.map(async (name) => [name, await known.get(name)] as const))
  return new Map(entries.filter((entry): entry is [string, BlockComponent] => entry[1] !== undefined))
}

async function importScript(scripts: [component: string, script: string[]][]): Promise<Components> {
  for (const href of new Set(scripts.flatMap(([, [, ...imports]]) => imports))) preload(href)
  try {
    const address = scriptAddress(scripts.map(([, [name = '']]) => name))
    // Some browsers remember for good that an address could not be had; a fragment makes it another.
    return (await import(/* @vite-ignore */ losses ? `${address}#${losses}` : address)) as Components
  } catch (error) {
    if (scripts.length > 1) {
      const alone = await Promise.all(scripts.map((script) => importScript([script])))
      return Object.assign({}, ...alone) as Components
    }
    losses += 1
    console.error(`The script of ${scripts[0]?.[0]} could not be loaded.`, error)
    return {}
  }
}

function preload(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  document.head.append(link)
}
