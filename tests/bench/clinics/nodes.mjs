import { freePort } from '../../../scripts/lib/free-port.mjs'
import { get } from '../http.mjs'
import { startServer } from '../processes.mjs'
import { eventually } from '../ready.mjs'

/** Starts a node of the built copy and waits until it is ready; `seconds` tells how long that took. */
export async function startNode(copy, settings) {
  const metricsPort = await freePort()
  const began = performance.now()
  const env = { METRICS_PORT: String(metricsPort), ...settings }
  const server = await startServer(['dist/server/main.mjs'], { cwd: copy, env })
  const isReady = async () => ((await get(server.port, '/readyz')).status === 200 ? true : undefined)
  await eventually(1, 'The node was not ready', isReady, 10)
  return { ...server, metricsPort, seconds: (performance.now() - began) / 1000 }
}

/** Starts two nodes, one after the other; `settingsOf` tells those of the first and the second. */
export async function startNodes(copy, settingsOf) {
  const first = await startNode(copy, settingsOf(1))
  return [first, await startNode(copy, settingsOf(2))]
}

export const stopNodes = (nodes) => Promise.all(nodes.map((node) => node.stop()))

/** Returns a gauge of a node that has no labels. */
export async function gauge({ metricsPort }, name) {
  const text = String((await get(metricsPort, '/metrics')).body)
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
}
