/**
 * A process of its own that asks a server for a clinic's uncached search, by page and by call, over ten connections for some
 * seconds. Writes how often it got each status, as JSON.
 */
import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { get } from '../http.mjs'

const [port, host, addresses, seconds] = process.argv.slice(2)
const connections = 10
const statuses = {}
const end = performance.now() + Number(seconds) * 1_000

async function flood(connection) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = {
    'accept-encoding': 'br',
    'x-forwarded-for': `203.0.113.${connection % Number(addresses)}`,
  }
  for (let turn = connection; performance.now() < end; turn += 1) {
    const path = turn % 2 === 0 ? '/search' : '/_api/customer/search'
    const keyword = randomBytes(6).toString('hex')
    const { status } = await get(Number(port), `${path}?keyword=${keyword}`, { host, headers, agent })
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  agent.destroy()
}

await Promise.all(Array.from({ length: connections }, (_, connection) => flood(connection)))
process.stdout.write(`${JSON.stringify(statuses)}\n`)
