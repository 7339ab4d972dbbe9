// `npm run dev`: the same application, with the sources served by Vite and reloaded as they change.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { failurePage } from './lib/failure-page.mjs'
import { prepare } from './lib/prepare.mjs'
import { say } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'

stopWithNpm()
await prepare({ build: false })
// Lets anyone sign up as anyone at clinics of localhost, as `npm start` does. The start prints so.
process.env.CERTIFICATION ||= 'demo'
const { createServer: createVite } = await import('vite')

const entry = '/server/development.ts'
const answering = new Set()
// Outlives what it asks: a browser keeps its connections, Vite's among them, while the sites are opened again.
const server = createServer(answer)
const vite = await createVite({
  server: { middlewareMode: true, ws: { server } },
  appType: 'custom',
  plugins: [{ name: 'danjang:renew', hotUpdate: { order: 'post', handler: renewWhereHeld } }],
})

/** The sites of the sources as they are now; rejects with what is wrong with them. */
let current = openSites()
/** Is it already decided that they are opened again? Then they will be of this change, too. */
let isRenewing = false
let hasFailed = false

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
try {
  const sites = await current
  await sites.serveBy(server)
} catch (error) {
  tell(error)
  process.exit(1)
}

async function openSites() {
  const { openDevelopment } = await vite.ssrLoadModule(entry)
  return openDevelopment(vite.middlewares)
}

function answer(request, response) {
  current.then(
    (sites) => {
      // A browser may leave while the sites are opened: its response tells of its end no more.
      if (response.destroyed) return
      answering.add(response)
      response.once('close', () => answering.delete(response))
      sites.answer(request, response)
    },
    (error) => {
      // The page has Vite's script, which loads it again when the sources are mended.
      vite.middlewares(request, response, () => {
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        response.end(failurePage(error))
      })
    },
  )
}

/** Opens the sites again where they hold a module that has changed; what vike renders it loads anew by itself. */
function renewWhereHeld({ modules, file }) {
  if (this.environment.name !== 'ssr' || isRenewing) return
  // Sources that can't be run may be mended by a file that nothing knows yet.
  if (!hasFailed && !isHeld(modules)) return
  isRenewing = true
  say(`${file.replace(`${process.cwd()}/`, '')} has changed; starting again.`)
  current = current
    .then(closeSites, () => {})
    .then(() => {
      isRenewing = false
      return openSites()
    })
  current
    .then(
      () => (hasFailed = false),
      (error) => {
        hasFailed = true
        tell(error)
      },
    )
    .finally(() => vite.environments.client.hot.send({ type: 'full-reload' }))
}

/** Do the sites import one of these modules, or what imports it? */
function isHeld(modules, seen = new Set()) {
  return [...modules].some((module) => {
    if (seen.has(module)) return false
    seen.add(module)
    return module.url === entry || isHeld(module.importers, seen)
  })
}

/** Closes them once the answers under way have been given. */
async function closeSites(sites) {
  await Promise.all([...answering].map((response) => once(response, 'close')))
  await sites.close()
}

function tell(error) {
  vite.ssrFixStacktrace(error)
  say(error.stack)
}

/** A second signal ends the process at once. */
async function end() {
  server.close()
  server.closeAllConnections()
  try {
    await current.then(closeSites, () => {})
    await vite.close()
    process.exit(0)
  } catch (error) {
    tell(error)
    process.exit(1)
  }
}
