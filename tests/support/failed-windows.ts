import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { RunnerTask } from 'vitest'

/** Where the windows of tests that failed are kept; git knows nothing of it. */
const folder = 'test-results'

/**
 * Keeps what the windows of a failed test show, as a picture and as HTML, and what they have told, and says where. A
 * window that no longer answers keeps what it has told.
 */
export async function keepFailed(
  task: Readonly<Pick<RunnerTask, 'id' | 'name' | 'file'>>,
  windows: readonly { window: Page; log: readonly string[] }[],
): Promise<void> {
  const name = `${task.file.name.split('/').at(-1)}-${task.name}`.replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
  const kept = join(folder, `${name.slice(0, 80)}-${task.id}`)
  await mkdir(kept, { recursive: true })
  for (const [index, { window, log }] of windows.entries()) {
    const path = join(kept, String(index + 1))
    await writeFile(`${path}.log`, [window.url(), ...log, ''].join('\n'))
    await window.screenshot({ path: `${path}.png`, timeout: 10_000 }).catch(() => {})
    await window.content().then(
      (html) => writeFile(`${path}.html`, html),
      () => {},
    )
  }
  if (windows.length > 0) process.stderr.write(`The windows of the failed test are in ${kept}.\n`)
}
