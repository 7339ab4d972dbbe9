/**
 * `node scripts/prepare-demo.mjs FOLDER [--without-fonts]`: makes a data folder with the demo ready for browser tests.
 * Hides the popups, which would cover other elements. Makes the clinics' fonts, or takes them from the cache of an
 * earlier run, so that no server of a copy makes them again. Writes a back-up to `demo.dump`, to restore into other
 * databases. Does nothing if that back-up exists. Without fonts of its own a clinic's pages show the typefaces'
 * slices.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, run } from './lib/run.mjs'

const [, , folder, option] = process.argv
const admin = JSON.parse(readFileSync(join(root, 'tests/support/admin.json'), 'utf8'))
const hosts = ['localhost', 'mirae.localhost', 'solo.localhost']
const hasFonts = option !== '--without-fonts'
/** Has the clinic at each host what a server remembers of it once its fonts are made? */
const isPrepared = () =>
  !hasFonts || hosts.every((_, index) => existsSync(join(folder, `prepared/${index + 1}/list`)))
const dump = join(folder, 'demo.dump')
/** Makes the back-up and returns an exit code. No server may have the database open. */
const backUp = () =>
  run(process.execPath, ['dist/server/db.mjs', 'backup', dump], {
    env: { ...process.env, DATA_DIR: folder },
    quiet: true,
  })
if (existsSync(dump)) process.exit(0)

/** Their names say what is in them, so that none is ever out of date. */
const fileCache = join(root, 'node_modules/.cache/danjang-prepared')
const files = join(folder, 'prepared-files')
for (const path of [files, join(folder, 'cache')]) mkdirSync(path, { recursive: true })
if (hasFonts && existsSync(fileCache)) cpSync(fileCache, files, { recursive: true })

const server = spawn(process.execPath, ['dist/server/main.mjs'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    PREPARATION: hasFonts ? 'on' : 'off',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill())
let isDone = false
server.once('exit', async (code) => process.exit(isDone ? await backUp() : code || 1))
let port
for await (const line of createInterface({ input: server.stdout })) {
  port = /^Site\s+http:\/\/localhost:(\d+)/.exec(line)?.[1]
  if (port) break
}
server.stdout.resume()

/** Sends to a host, whatever this system makes of its name, and returns the answer with its text. */
async function ask(host, path, { body, ...headers } = {}) {
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    method: body ? 'POST' : 'GET',
    headers: { host: `${host}:${port}`, 'content-type': 'application/json', ...headers },
  })
  asked.end(body && JSON.stringify(body))
  const [answer] = await once(asked, 'response')
  const text = (await answer.toArray()).join('')
  return { status: answer.statusCode, headers: answer.headers, text }
}

async function call(host, path, init) {
  const answer = await ask(host, `/_api/admin/${path}`, init)
  if (answer.status >= 400) throw new Error(`${path} at ${host} answered ${answer.status}: ${answer.text}`)
  return answer
}

try {
  for (const host of hosts) {
    const session = await call(host, 'session', { body: admin })
    const cookie = session.headers['set-cookie'][0].split(';')[0]
    const { rows } = JSON.parse((await call(host, 'popups', { cookie })).text)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await call(host, 'popups/bulk', { cookie, body: { ids, action: 'hide' } })
  }
  // Asked again and again: a site whose preparation failed gets another when somebody asks for it.
  while (!isPrepared()) {
    for (const host of hosts) await ask(host, '/')
    await sleep(500)
  }
  if (hasFonts) cpSync(files, fileCache, { recursive: true })
  isDone = true
} finally {
  server.kill()
}
