import { follow, type Bundle } from './console-bytes.ts'

/**
 * Bytes, as they are sent, of the scripts of the booking widget's first screen. With its document, its styles and what it
 * asks the API, it stays far below the 90 kB that a first visit in another site's page may load (decision 0071).
 */
export const widgetBudget = 40_000

/**
 * A line where the widget's first screen weighs more than it may, and one for each script with React, which Preact stands
 * for. `weigh` tells what a script takes when it is sent.
 */
export function widgetProblems(bundle: Bundle, weigh: (code: string) => number): string[] {
  const entry = Object.keys(bundle).find((file) => bundle[file]?.name === 'widget' && bundle[file].isEntry)
  if (!entry) throw new Error('The build has no script of the booking widget.')
  const first = new Set<string>()
  follow(bundle, entry, first, ({ imports = [] }) => imports)
  const bytes = [...first].reduce((sum, file) => sum + weigh(bundle[file]?.code ?? ''), 0)
  return [
    ...(bytes > widgetBudget
      ? [
          `The booking widget's first screen loads ${bytes} bytes (gzip); it may load ${widgetBudget}. Load what comes later by laterScreen(() => import('…')).`,
        ]
      : []),
    ...Object.keys(bundle)
      .filter((file) => bundle[file]?.moduleIds?.some((id) => /\/node_modules\/react(?:-dom)?\//.test(id)))
      .map((file) => `${bundle[file]?.name ?? file}, which the booking widget loads, has React in it.`),
  ]
}
