/**
 * `npm run test:mutation [-- --mutate schema/link.ts …]`: changes the code of some areas in one place after another and
 * tells what the tests beside it let pass. Fails below the score that `tests/mutation/stryker.config.mjs` names. Stryker
 * needs a newer Node than the project, so that both are installed here alone.
 */
import { join } from 'node:path'
import { ensureNode24, ensurePackages } from './lib/on-demand.mjs'
import { prepare } from './lib/prepare.mjs'
import { root, run } from './lib/run.mjs'

const stryker = '10.1.1'

await prepare()
const node24 = await ensureNode24()
const folder = await ensurePackages('stryker', [
  `@stryker-mutator/core@${stryker}`,
  `@stryker-mutator/vitest-runner@${stryker}`,
])
const program = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const config = join(root, 'tests/mutation/stryker.config.mjs')
process.exitCode = await run(node24, [program, 'run', config, ...process.argv.slice(2)])
