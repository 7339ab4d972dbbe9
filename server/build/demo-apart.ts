import type { Plugin } from 'vite'

type BuiltFile = { type: string; isEntry?: boolean; imports?: string[]; moduleIds?: string[] }

/** `main.mjs` imports the server once the environment is set, so that its imports alone do not tell all that it loads. */
const server = /\/server\/serve\.ts$/

/**
 * Returns a line for each module of the demo that the server or a script beside it loads as it starts, whether or not it
 * seeds: `main.mjs loads demo/index.ts`. Throws where no file has the server.
 */
export function demoAtStart(bundle: Record<string, BuiltFile>): string[] {
  const names = Object.keys(bundle)
  const hasServer = (name: string) => bundle[name]?.moduleIds?.some((id) => server.test(id)) ?? false
  if (!names.some(hasServer)) throw new Error('The build has no server/serve.ts.')
  return names
    .filter((name) => bundle[name]?.isEntry || hasServer(name))
    .flatMap((start) =>
      [...filesAtStart(bundle, start)]
        .flatMap((name) => bundle[name]?.moduleIds ?? [])
        .flatMap((id) => /^(?!.*\/node_modules\/).*\/(demo\/.*)$/.exec(id)?.[1] ?? [])
        .map((module) => `${start} loads ${module}`),
    )
}

function filesAtStart(bundle: Record<string, BuiltFile>, name: string, found = new Set<string>()) {
  if (found.has(name)) return found
  found.add(name)
  for (const imported of bundle[name]?.imports ?? []) filesAtStart(bundle, imported, found)
  return found
}

/** Ends the build where a server would load the demo, and what draws it, without seeding it. */
export function demoApart(): Plugin {
  return {
    name: 'danjang:demo-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const lines = demoAtStart(bundle)
        if (lines.length > 0)
          this.error(
            `${lines.join('\n')}\nImport the demo where it is seeded or shown: await import('#demo/…').`,
          )
      },
    },
  }
}
