/** Output of a build for browsers: enough of the bundler's chunk to weigh it and to tell what is in it. */
export type BuiltChunk = {
  type: string
  name?: string
  isEntry?: boolean
  facadeModuleId?: string | null
  moduleIds?: string[]
  imports?: string[]
  dynamicImports?: string[]
  code?: string
}
export type Bundle = Record<string, BuiltChunk>

/** Bytes, as they are sent, that a first screen of the console may load. */
export const consoleBudget = 260_000

/** What the first screens load beside the console's start, by the roles that land on them. */
export const firstScreens: Record<string, string[]> = {
  홈: ['admin/shell/home/statistics-panel.tsx', 'admin/shell/home/waiting-drafts.tsx'],
  예약: ['admin/desk/reservations/screen/reservations-screen.tsx'],
}

const consoleStart = 'entries/pages/admin'

/** A line for each first screen that weighs more than it may. `weigh` tells what a script takes when it is sent. */
export function consoleProblems(bundle: Bundle, weigh: (code: string) => number): string[] {
  const start = fileOf(bundle, ({ name, isEntry }) => isEntry === true && name === consoleStart, consoleStart)
  return Object.entries(firstScreens).flatMap(([screen, modules]) => {
    const files = new Set<string>()
    follow(bundle, start, files, ({ imports = [] }) => imports)
    for (const module of modules) {
      const file = fileOf(bundle, ({ facadeModuleId }) => isModule(facadeModuleId, module), module)
      follow(bundle, file, files, ({ imports = [] }) => imports)
    }
    const bytes = [...files].reduce((sum, file) => sum + weigh(bundle[file]?.code ?? ''), 0)
    return bytes > consoleBudget
      ? [
          `The console's first screen ${screen} loads ${bytes} bytes (gzip); it may load ${consoleBudget}. Load what is opened later when it is opened: lazy(() => import('…')), or onDemand.`,
        ]
      : []
  })
}

/** A line for each script of a build for visitors that has a part of the console in it. */
export const visitorProblems = (bundle: Bundle): string[] =>
  Object.entries(bundle).flatMap(([file, { name, moduleIds }]) => {
    const found = moduleIds?.find((id) => /^(?!.*\/node_modules\/).*\/admin\//.test(id))
    return found ? [`${name ?? file}, which visitors load, has ${found} of the console.`] : []
  })

const isModule = (id: string | null | undefined, path: string) => id?.endsWith(`/${path}`) === true

function fileOf(bundle: Bundle, is: (chunk: BuiltChunk) => boolean, name: string): string {
  const found = Object.keys(bundle).find((file) => is(bundle[file] as BuiltChunk))
  if (!found)
    throw new Error(`The build has no script of ${name}, which a first screen of the console loads.`)
  return found
}

/** Adds a file to `found`, with all that it leads to. */
export function follow(
  bundle: Bundle,
  file: string,
  found: Set<string>,
  next: (chunk: BuiltChunk) => readonly string[],
): void {
  const chunk = bundle[file]
  if (!chunk || found.has(file)) return
  found.add(file)
  for (const other of next(chunk)) follow(bundle, other, found, next)
}
