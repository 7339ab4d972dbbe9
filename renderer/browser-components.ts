import type { BlockComponent, BlockComponents } from '#registry/components.ts'
import type { BlockScripts } from './site-data.ts'

/**
 * Loads the components of a page by the addresses that the server names, side by side with what they import.
 * A module that cannot be had is left out: its block keeps its place and the rest of the page stands.
 */
export async function importComponents(scripts: BlockScripts): Promise<BlockComponents> {
  for (const href of new Set(Object.values(scripts).flat())) preload(href)
  const entries = await Promise.all(
    Object.entries(scripts).map(async ([name, [address = '']]) => {
      try {
        const module = (await import(/* @vite-ignore */ address)) as { default: BlockComponent }
        return [name, module.default] as const
      } catch (error) {
        console.error(`The script of ${name} could not be loaded.`, error)
        return undefined
      }
    }),
  )
  return new Map(entries.filter((entry) => entry !== undefined))
}

function preload(href: string): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  document.head.append(link)
}
