import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const left = new Set(['node_modules', 'dist', '.git', '.data', 'coverage'])

/**
 * A copy of the sources in a folder of its own, for a test that changes them. It has the packages, and nothing of what
 * was made from them before. The caller removes it.
 */
export async function copyCheckout(): Promise<string> {
  const root = process.cwd()
  const checkout = await mkdtemp(join(tmpdir(), 'danjang-checkout-'))
  for (const name of await readdir(root)) {
    if (!left.has(name)) await cp(name, join(checkout, name), { recursive: true })
  }
  await mkdir(join(checkout, 'node_modules'))
  for (const name of await readdir('node_modules')) {
    if (/^\.(?:vite|cache)/.test(name)) continue
    await symlink(join(root, 'node_modules', name), join(checkout, 'node_modules', name))
  }
  return checkout
}

/** The environment without Vitest's own variables, which would make a build, or a server, one for tests. */
export const plainEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITE|NODE_ENV$|TEST$)/.test(name)))
