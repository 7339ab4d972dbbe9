import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's folder; every command runs in it, wherever it was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** One line of what a command is doing. */
export const say = (line) => process.stdout.write(`${line}\n`)

const running = new Set()
let isEnding = false

/** Ends the programs that run, starts no other, and resolves once they have ended. */
export async function endPrograms() {
  isEnding = true
  await Promise.all(
    [...running].map((child) => new Promise((ended) => child.once('close', ended).kill('SIGINT'))),
  )
}

/**
 * Runs a program in the project's folder and gives its exit code. Its output is passed on; that of a `quiet` one
 * only when it fails. One that cannot be started gives 127, one that outlives `timeout` (ms) or is killed gives 1.
 */
export function run(command, args, { env = process.env, timeout = 0, quiet = false } = {}) {
  return new Promise((resolve) => {
    if (isEnding) return
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: root, env, stdio, timeout, killSignal: 'SIGKILL' })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    child.once('error', (error) => {
      say(`${command}: ${error.message}`)
      resolve(127)
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      if (code !== 0) process.stdout.write(output)
      if (signal) say(`${command} ${args[0] ?? ''} was ended by ${signal}.`)
      resolve(code ?? 1)
    })
  })
}

/** Runs a package's program by this very Node: no shell, no `npx`, the same on every system. */
export const runProgram = (program, args, options) =>
  run(process.execPath, [`node_modules/${program}`, ...args], options)

/** Runs npm: the one that called us, or the one on the PATH. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args], options) : run('npm', args, options)
}
