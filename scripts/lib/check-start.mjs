import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root, say } from './run.mjs'

/** Printed by a start that installs, builds or seeds. */
const workDone = /^(?:Installing|Building|Sign in to the console).*/m

/** Starts as a person does, asks the printed site whether it is ready, and stops. Returns the output; throws on failure. */
async function startAndStop(name, env, data) {
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data },
    // Milliseconds, with much time for a busy machine.
    timeout: 360_000,
    killSignal: 'SIGKILL',
  })
  const closed = once(child, 'close')
  let [output, isReady] = ['', false]
  child.stderr.on('data', (text) => (output += text))
  for await (const line of createInterface({ input: child.stdout })) {
    output += `${line}\n`
    const [, site] = /^Site\s+(\S+)/.exec(line) ?? []
    if (!site) continue
    isReady = await fetch(new URL('/readyz', site)).then(
      ({ ok }) => ok,
      () => false,
    )
    say(`${name} took ${((performance.now() - began) / 1000).toFixed(1)} s.`)
    child.kill('SIGTERM')
  }
  const [code, signal] = await closed
  if (isReady && code === 0) return output
  throw new Error(`${isReady ? 'ready' : 'never ready'}, it ended with ${code ?? signal}:\n${output}`)
}

/** `npm start` on a data folder that is not there yet. */
export const checkFirstStart = (env, data) => startAndStop('The first start', env, data)

/** `npm start` on the data of an earlier one: it does nothing of that again, so it is quick, as README.md promises. */
export async function checkAnotherStart(env, data) {
  const [work] = workDone.exec(await startAndStop('Another start', env, data)) ?? []
  if (work !== undefined) throw new Error(`A start with nothing to do did what one had done before: ${work}`)
}
