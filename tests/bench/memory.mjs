/** The last of the benchmarks: resident memory of the server under many addresses. */
import { Agent } from 'node:http'
import { number, table } from './figures.mjs'
import { fetchBytes, get, header } from './http.mjs'
import { createRandom } from './random.mjs'
import { residentBytes } from './usage.mjs'

const stages = 3
const requestsAStage = 10_000
const sampleEvery = 1_000
const addressCount = 1_000
const atOnce = 8
/** A stage is given up after this many milliseconds; what it reached is told. */
const stageLimit = 65_000
const megabyte = 1024 * 1024

/** Real pages of every partner, each with keywords of its own, so that each address is a page of its own. */
async function findAddresses(port, hosts) {
  const pages = []
  for (const host of hosts) {
    const html = String(await fetchBytes(port, '/', { host }))
    const links = new Set([
      '/',
      '/search',
      ...[...html.matchAll(/href="(\/[a-z0-9/-]*)"/g)].map(([, path]) => path),
    ])
    for (const path of links) {
      const { status, headers } = await get(port, path, { host })
      if (status === 200 && header({ headers }, 'content-type')?.startsWith('text/html'))
        pages.push({ host, path })
    }
  }
  return Array.from({ length: addressCount }, (_, at) => {
    const { host, path } = pages[at % pages.length]
    return { host, path: `${path}?keyword=w${at}` }
  })
}

export async function measureMemory(site, hosts, say) {
  const addresses = await findAddresses(site.port, hosts)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const random = createRandom(1)
  const results = []
  const before = residentBytes(site.pid)
  for (let stage = 0; stage < stages; stage += 1) {
    results.push(await runStage(site, addresses, random, agent))
  }
  agent.destroy()
  return report(before, results, say)
}

async function runStage({ port, pid }, addresses, random, agent) {
  const samples = []
  let [done, hits] = [0, 0]
  const end = performance.now() + stageLimit
  while (done < requestsAStage && performance.now() < end) {
    let left = sampleEvery
    const worker = async () => {
      while (left > 0 && performance.now() < end) {
        left -= 1
        // Some addresses are asked for more than others, as with visitors.
        const { host, path } = addresses[Math.floor(random() ** 2 * addresses.length)]
        const answer = await get(port, path, { host, agent, headers: { 'accept-encoding': 'br' } })
        if (answer.status !== 200) throw new Error(`${host}${path} answered ${answer.status}.`)
        if (header(answer, 'cache-status')?.startsWith('danjang; hit')) hits += 1
        done += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    samples.push(residentBytes(pid))
  }
  return { samples, done, hits }
}

function report(before, results, say) {
  say(
    `(e) Resident memory of the server, ${number(requestsAStage)} requests a stage over ${number(addressCount)} addresses; sampled every ${number(sampleEvery)}; ${Math.round(before / megabyte)} MB before`,
  )
  const inMegabytes = (bytes) => Math.round(bytes / megabyte)
  say(
    table(
      ['', 'requests', 'from cache', 'MB at each sample'],
      results.map(({ samples, done, hits }, stage) => [
        `stage ${stage + 1}`,
        number(done),
        `${Math.round((hits / done) * 100)} %`,
        samples.map(inMegabytes).join(' '),
      ]),
    ),
  )
  const most = results.map(({ samples }) => Math.max(...samples) / megabyte)
  const last = results.map(({ samples }) => samples.at(-1) / megabyte)
  const cutOff = results.some(({ done }) => done < requestsAStage)
  return { most, last, cutOff }
}
