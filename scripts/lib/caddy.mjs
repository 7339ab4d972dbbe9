import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.mjs'
import { root } from './run.mjs'

/**
 * Starts Caddy with `deploy/Caddyfile` on loopback, in front of nodes at addresses such as `127.0.0.1:3000`. Its
 * certificates come from an authority that it makes in `folder`. Throws if Caddy is not installed or does not start.
 */
export async function startCaddy({ nodes, folder }) {
  const [port, plainPort, askPort] = [await freePort(), await freePort(), await freePort()]
  const options = [
    'admin off',
    'skip_install_trust',
    'default_bind 127.0.0.1',
    `https_port ${port}`,
    `http_port ${plainPort}`,
  ]
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    NODES: nodes.join(' '),
    ISSUER: 'internal',
    ASK_PORT: String(askPort),
    CADDY_OPTIONS: options.join('\n'),
  }
  const args = ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']
  const caddy = spawn('caddy', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] })
  await isServing(caddy)
  return {
    port,
    plainPort,
    certificate: join(folder, 'caddy/pki/authorities/local/root.crt'),
    async stop() {
      if (caddy.exitCode !== null || caddy.signalCode !== null) return
      caddy.kill('SIGTERM')
      await once(caddy, 'close')
    },
  }
}

/** Resolves once Caddy serves. Goes on reading its log, so that the pipe never fills. */
function isServing(caddy) {
  return new Promise((done, fail) => {
    const lines = []
    caddy.once('error', ({ code, message }) =>
      fail(
        new Error(
          code === 'ENOENT'
            ? 'Caddy is not installed: apt-get install caddy, or see https://caddyserver.com/docs/install.'
            : message,
        ),
      ),
    )
    caddy.once('close', (code) => fail(new Error(`Caddy ended with ${code}:\n${lines.join('\n')}`)))
    createInterface({ input: caddy.stderr }).on('line', (line) => {
      lines.splice(0, lines.length - 4)
      lines.push(line)
      if (line.includes('serving initial configuration')) done()
    })
  })
}
