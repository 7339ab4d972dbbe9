// `npm run dev`: the same application, with the sources served by Vite and reloaded as they change.
import { prepare } from './lib/prepare.mjs'
import { say } from './lib/run.mjs'

await prepare({ build: false })
// As `npm start`: anyone may sign up as anyone at clinics of localhost. The start tells so.
process.env.CERTIFICATION ||= 'demo'
const { createServer } = await import('vite')

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
let running
let restarting = Promise.resolve()

async function start() {
  const { startDevelopment } = await vite.ssrLoadModule('/server/development.ts')
  running = await startDevelopment(vite.middlewares)
}

/** Sources that the server holds on to; what vike renders it loads anew by itself. */
const held = /^(?:schema|api|backend|server|registry)\/|\/(?:block|queries)\.ts$/

vite.watcher.on('all', (event, path) => {
  const name = path.replaceAll('\\', '/').replace(`${process.cwd()}/`, '')
  if (!held.test(name) || name.includes('.test.')) return
  restarting = restarting.then(async () => {
    say(`${name}: ${event}; starting the server again`)
    try {
      await running?.close()
      vite.moduleGraph.invalidateAll()
      await start()
    } catch (error) {
      vite.ssrFixStacktrace(error)
      say(error.stack)
    }
  })
})

await start()

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await running?.close()
    await vite.close()
    process.exit(0)
  })
}
