import { Agent } from 'node:http'
import { get, header } from '../http.mjs'

/** Asks a node as one visitor does, over a connection that is kept; `ask` tells the milliseconds until the answer was whole. */
export function openVisitor({ port }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async ask(host, path = '/') {
      const began = performance.now()
      const answer = await get(port, path, { host, agent, headers: { 'accept-encoding': 'br' } })
      const milliseconds = performance.now() - began
      if (answer.status !== 200) throw new Error(`${host}${path} answered ${answer.status}.`)
      return { milliseconds, cache: header(answer, 'cache-status') ?? '' }
    },
    close: () => agent.destroy(),
  }
}

export const isHit = ({ cache }) => cache.startsWith('danjang; hit')
