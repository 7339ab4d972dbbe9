import type { LucideIcon } from 'lucide-react'

const folders = import.meta.glob<Record<string, LucideIcon>>('../blocks/*/*/icons.tsx', {
  eager: true,
  import: 'icons',
})

/**
 * Icons that blocks draw, by the names that their data has. For the server alone: a browser loads those of its blocks.
 * Throws where two blocks mean different icons by one name.
 */
export function gatherIcons(
  given: Record<string, Record<string, LucideIcon>> = folders,
): ReadonlyMap<string, LucideIcon> {
  const icons = new Map<string, LucideIcon>()
  for (const [folder, named] of Object.entries(given)) {
    for (const [name, icon] of Object.entries(named)) {
      if ((icons.get(name) ?? icon) !== icon)
        throw new Error(`${folder} draws another icon by the name ${name}.`)
      icons.set(name, icon)
    }
  }
  return icons
}
