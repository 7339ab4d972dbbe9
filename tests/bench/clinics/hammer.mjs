/** One clinic's cached home, alone and while another clinic's uncached search is hammered. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../figures.mjs'
import { runNode } from '../processes.mjs'
import { openVisitor, isHit } from './homes.mjs'

const rounds = 3
const seconds = 5
/** Milliseconds between the visitor's requests. */
const rest = 10
/** Addresses that the ten connections come from, since limits count them. */
const floods = [
  { name: 'one address', addresses: 1 },
  { name: 'ten addresses', addresses: 10 },
]

async function visit(visitor, host) {
  const times = []
  for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
    times.push((await visitor.ask(host)).milliseconds)
    await sleep(rest)
  }
  return times
}

/** Visits while another process hammers; returns the visitor's times and the statuses that the other got. */
async function visitBeside(visitor, host, node, { hammered, addresses }) {
  const args = [join(import.meta.dirname, 'flood.mjs'), node.port, hammered, addresses, seconds + 2].map(
    String,
  )
  const flood = runNode(args, { cwd: import.meta.dirname })
  await sleep(1_000)
  const times = await visit(visitor, host)
  return { times, statuses: JSON.parse(await flood) }
}

function rowsOf({ name, times, statuses }, alone) {
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  const shares = [429, 503].map((status) => ({
    name: `· · · of them ${status}`,
    value: (100 * (statuses[status] ?? 0)) / answers,
    unit: '%',
  }))
  const visits = {
    name: `· while another clinic's search is hammered from ${name}, p95`,
    value: percentile(times, 0.95),
    unit: 'ms',
    most: 2 * alone,
    goal: '≤ 2 × alone',
  }
  return [visits, { name: '· · answers that the hammering one got', value: answers }, ...shares]
}

export async function measureHammer({ nodes: [node], clinics: [hammered, visited] }) {
  const visitor = openVisitor(node)
  await visitor.ask(visited.host)
  if (!isHit(await visitor.ask(visited.host))) throw new Error('The home did not come from the cache.')
  const alone = []
  const beside = floods.map((flood) => ({ ...flood, times: [], statuses: {} }))
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await visit(visitor, visited.host)))
    for (const flood of beside) {
      const found = await visitBeside(visitor, visited.host, node, { hammered: hammered.host, ...flood })
      flood.times.push(...found.times)
      for (const [status, count] of Object.entries(found.statuses))
        flood.statuses[status] = (flood.statuses[status] ?? 0) + count
    }
  }
  visitor.close()
  const p95 = percentile(alone, 0.95)
  const own = { name: 'cached home alone, p95', value: p95, unit: 'ms' }
  return { rows: [own, ...beside.flatMap((flood) => rowsOf(flood, p95))] }
}
