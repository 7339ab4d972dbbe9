import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { plainEnvironment } from './checkout.ts'

/** The first owner of the demo. */
export const admin = JSON.parse(readFileSync(new URL('./admin.json', import.meta.url), 'utf8')) as {
  email: string
  password: string
}

export type SiteProcess = {
  /** `http://localhost:<port>` */
  url: string
  /** The same server at another host: `http://mirae.localhost:<port>`. */
  at: (host: string) => string
  process: ChildProcess
  /** Lines of its log so far, parsed. */
  logs: Record<string, unknown>[]
  /** All that it has written so far, line by line. */
  output: string[]
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Leaves PGlite's WebAssembly as it is first compiled: to make it faster takes a third of a start, and a test's server
 * ends before that pays.
 */
const hasty = ['--liftoff-only']

/**
 * Starts the built server of a checkout as an operator does, on a port of its own, and waits until it tells its
 * address.
 */
export const startSiteProcess = (root: string, env: Record<string, string>): Promise<SiteProcess> =>
  startProcess([process.execPath, ...hasty, 'dist/server/main.mjs'], root, {
    ...process.env,
    NODE_ENV: 'production',
    ...env,
  })

/** Starts the sources of a checkout as a developer does. */
export const startDevelopmentProcess = (root: string, env: Record<string, string>): Promise<SiteProcess> =>
  startProcess(['npm', 'run', 'dev'], root, { ...plainEnvironment(), ...env })

async function startProcess(
  [program = '', ...args]: string[],
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<SiteProcess> {
  const server = spawn(program, args, {
    cwd: root,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'info',
      CERTIFICATION: 'demo',
      // A busy machine is to answer all the same.
      DATABASE_PATIENCE: '60000',
      DATABASE_LOCK_TIMEOUT: '60000',
      // No balancer has to notice the end.
      DRAIN_SECONDS: '0',
      // The demo is prepared once, when it is seeded; to do so after each change would take most of the machine.
      PREPARATION: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const logs: Record<string, unknown>[] = []
  const output: string[] = []
  const url = await new Promise<string>((done, fail) => {
    server.once('exit', (code) =>
      fail(new Error(`The server ended with ${code}:\n${output.slice(-20).join('\n')}`)),
    )
    createInterface({ input: server.stderr }).on('line', (line) => output.push(line))
    createInterface({ input: server.stdout }).on('line', (line) => {
      output.push(line)
      if (line.startsWith('{')) logs.push(JSON.parse(line) as Record<string, unknown>)
      const address = /^Site\s+(http\S+)/.exec(line)?.[1]
      if (address) done(address)
    })
  })
  return {
    url,
    at: (host) => url.replace('localhost', host),
    process: server,
    logs,
    output,
    async stop(signal = 'SIGTERM') {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill(signal)
      // With the process, and with whatever it has started and left behind.
      await once(server, 'close')
    },
  }
}
