import { copyFileSync, cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceFiles } from '../../scripts/lib/prepare.mjs'
import { root } from '../../scripts/lib/run.mjs'
import { runNode } from './processes.mjs'

/** vike writes into these where the last build is; ours must not become the checkout's. */
const written = ['vike', '@brillout']

/** Copies the sources to a folder of their own, so that nobody's edits change what is measured while it is. */
export function copySources(folder) {
  const copy = (path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(root, path), join(folder, path))
  }
  for (const path of sourceFiles(root)) copy(path)
  for (const path of ['demo', 'templates', 'tests/bench'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  linkPackages(folder)
}

function linkPackages(folder) {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue
    if (written.includes(name)) cpSync(join(from, name), join(to, name), { recursive: true })
    else if (name.startsWith('@')) {
      mkdirSync(join(to, name))
      for (const part of readdirSync(join(from, name))) {
        symlinkSync(join(from, name, part), join(to, name, part), 'junction')
      }
    } else symlinkSync(join(from, name), join(to, name), 'junction')
  }
}

/** Builds a copy, with the benchmark of rendering beside the server. */
export const build = (folder) => runNode(['tests/bench/build.mjs'], { cwd: folder })
