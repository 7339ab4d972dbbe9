import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, say } from './run.mjs'

/** Milliseconds until it is ready, with much time for a busy machine. */
const startLimit = 300_000
/** What a start says where it does something that an earlier one has done: packages, the build, the demo's data. */
const workDone = /^(?:Installing|Building|Sign in to the console).*/m
const stopLimit = 60_000

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts as a person would, waits until ready, and stops; gives how long it took and what it said, or throws. */
async function startAndStop(env) {
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))
  try {
    while (!(await isReady(env.PORT))) {
      if (performance.now() - began > startLimit)
        throw new Error(`not ready after ${seconds(startLimit)}:\n${output}`)
      if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}:\n${output}`)
      await sleep(50)
    }
    const took = performance.now() - began
    child.kill('SIGTERM')
    const code = await Promise.race([ended, sleep(stopLimit, 'not within a minute', { ref: false })])
    if (code !== 0) throw new Error(`asked to stop with SIGTERM, it ended: ${code}\n${output}`)
    return { took, output }
  } finally {
    child.kill('SIGKILL')
  }
}

const settingsOf = async (env, data) => ({
  ...env,
  PORT: String(await freePort()),
  HOST: '127.0.0.1',
  DATA_DIR: data,
})

/** `npm start` on a data folder that is not there yet. */
export async function checkFirstStart(env, data) {
  const { took } = await startAndStop(await settingsOf(env, data))
  say(`The first start took ${seconds(took)}.`)
}

/** `npm start` on what an earlier one left: it is quick, as README.md promises, since it does nothing of that again. */
export async function checkAnotherStart(env, data) {
  const { took, output } = await startAndStop(await settingsOf(env, data))
  say(`Another start took ${seconds(took)}.`)
  const [work] = workDone.exec(output) ?? []
  if (work !== undefined) throw new Error(`A start with nothing to do did what one had done before: ${work}`)
}
