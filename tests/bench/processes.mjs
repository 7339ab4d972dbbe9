import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { withoutSettings } from '../../scripts/lib/settings.mjs'

const running = new Set()

/** Starts a script of Node for production, to be ended with this process at the latest. */
function start(args, { cwd, env = {} }) {
  // Nor options of Node that only this shell has.
  const { NODE_OPTIONS: _, ...own } = withoutSettings(process.env)
  const settings = { ...own, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env }
  const child = spawn(process.execPath, args, { cwd, env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

export function endAll() {
  for (const child of running) child.kill('SIGKILL')
}

/** Runs a script to its end and gives what it wrote to stdout. Throws with all its output where it fails. */
export function runNode(args, { cwd, env, limit = 180_000 }) {
  return new Promise((resolve, reject) => {
    const child = start(args, { cwd, env })
    const timer = setTimeout(() => child.kill('SIGKILL'), limit)
    let [output, errors] = ['', '']
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (errors += text))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      if (code === 0) resolve(output)
      else reject(new Error(`node ${args.join(' ')} ended with ${code ?? signal}:\n${output}${errors}`))
    })
  })
}

/** Starts a server and waits until it tells its address: `http://localhost:<port>` in a line of its own or the site's. */
export function startServer(args, { cwd, env, limit = 120_000 }) {
  const child = start(args, { cwd, env: { PORT: '0', HOST: '127.0.0.1', DRAIN_SECONDS: '0', ...env } })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const output = []
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limit)
    ended.then((code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${code}:\n${output.slice(-20).join('\n')}`))
    })
    child.stderr.on('data', (text) => output.push(String(text)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line)
      const port = /^Site\s+http:\/\/localhost:(\d+)/.exec(line)?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve({
        port: Number(port),
        pid: child.pid,
        /** All that it has written so far. */
        output,
        async stop() {
          child.kill('SIGTERM')
          const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
          await ended
          clearTimeout(timer)
        },
      })
    })
  })
}
