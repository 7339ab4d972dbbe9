/** Homes that nobody asked for before, at a node with many clinics. */
import { number, percentile } from '../figures.mjs'
import { residentBytes } from '../usage.mjs'
import { isHit, openVisitor } from './homes.mjs'
import { gauge } from './nodes.mjs'

const megabyte = 1024 * 1024
/** Renderings that make the code fast by running, and count for nothing. */
const renderedFirst = 300
/** Clinics that are measured, at most so many and such a share of all: the others' homes are asked for before. */
const [most, share] = [100, 0.6]

/** Divides clinics into those that are measured, spread evenly, and all others. */
function divide(clinics) {
  const count = Math.min(most, Math.floor(share * clinics.length))
  const measured = new Set(
    Array.from({ length: count }, (_, index) => clinics[Math.floor((index * clinics.length) / count)]),
  )
  return { measured: [...measured], others: clinics.filter((clinic) => !measured.has(clinic)) }
}

/**
 * Asks the first node for the home of each clinic once: last for those that are measured, so that all others are in its
 * memory by then; and again for all of them. `first` has the figures of the smallest number of clinics.
 */
export async function measureCold({ nodes, clinics }, first) {
  const [node] = nodes
  const visitor = openVisitor(node)
  for (let turn = 0; turn < renderedFirst; turn += 1)
    await visitor.ask(clinics[0].host, `/search?keyword=w${turn}`)
  const { measured, others } = divide(clinics)
  for (const { host } of others) await visitor.ask(host)
  const times = []
  for (const { host } of measured) {
    const { milliseconds, cache } = await visitor.ask(host)
    if (cache !== 'danjang; fwd=miss') throw new Error(`${host} was asked for before: ${cache}.`)
    times.push(milliseconds)
  }
  const memory = residentBytes(node.pid) / megabyte
  const cached = await gauge(node, 'danjang_page_cache_bytes')
  let hits = 0
  for (const { host } of clinics) hits += isHit(await visitor.ask(host)) ? 1 : 0
  visitor.close()
  const p95 = percentile(times, 0.95)
  const mark = first && { most: 1.2 * first.coldP95, goal: `≤ 1.2 × ${first.coldP95.toFixed(1)} ms` }
  return {
    coldP95: p95,
    memory,
    rows: [
      { name: 'memory of a node, each home asked for once', value: memory, unit: 'MB' },
      {
        name: `· of it finished pages, ${renderedFirst} searches among them`,
        value: cached / megabyte,
        unit: 'MB',
      },
      {
        name: `first home of ${number(measured.length)} cold clinics, p50`,
        value: percentile(times, 0.5),
        unit: 'ms',
      },
      { name: '· p95', value: p95, unit: 'ms', ...mark },
      { name: 'homes that are hits when asked for again', value: hits, least: clinics.length },
    ],
  }
}
