/** The second of the benchmarks: a page from the cache against bare `node:http` sending the same bytes. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { importOnDemand } from '../../scripts/lib/on-demand.mjs'
import { number, ratios, spreadText, table } from './figures.mjs'
import { get, header } from './http.mjs'
import { startServer } from './processes.mjs'
import { eventually, pictured, prepared } from './ready.mjs'
import { processorTime } from './usage.mjs'

const { default: autocannon } = await importOnDemand('autocannon', '9.0.0')

const host = 'localhost:3000'
const rounds = 6
const settings = { connections: 10, pipelining: 1, duration: 1.5 }
const accepted = { 'accept-encoding': 'gzip, deflate, br' }
/** Node writes these by itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive'])

/** @param site the running server @param dataDir its data @param folder where to leave the bytes for the bare one */
export async function measureCached(site, dataDir, folder, say) {
  await prepared(site.port, host, '/')
  await pictured(dataDir, 1)
  const page = await tightened(site)
  if (header(page, 'cache-status') !== 'danjang; hit' || header(page, 'content-encoding') !== 'br') {
    throw new Error('The home page did not come from the cache, compressed with brotli.')
  }
  const finished = join(folder, 'finished.json')
  writeFileSync(finished, JSON.stringify({ headers: sentHeaders(page), body: page.body.toString('base64') }))
  const bare = await startServer([join(import.meta.dirname, 'bare-server.mjs'), finished], { cwd: folder })
  const same = await get(bare.port, '/', { host, headers: accepted })
  if (!same.body.equals(page.body) || String(sentHeaders(same)) !== String(sentHeaders(page))) {
    throw new Error('The bare server does not send the same answer.')
  }

  const sides = { cached: site, bare }
  const measured = { cached: [], bare: [] }
  for (const side of Object.values(sides)) await load(side, page.body.length)
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, side] of Object.entries(sides)) measured[name].push(await load(side, page.body.length))
  }
  await bare.stop()
  return report(measured, page.body.length, say)
}

/** The home page as all but its first visitors get it: its bytes stay the same while they are counted. */
const tightened = (site) =>
  eventually(1, 'The home page was not compressed as small as it gets', async () => {
    const page = await get(site.port, '/', { host, headers: accepted })
    const text = brotliDecompressSync(page.body)
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength }
    return page.body.byteLength <= brotliCompressSync(text, { params }).byteLength ? page : undefined
  })

const sentHeaders = ({ headers }) =>
  headers.flatMap((name, at) =>
    at % 2 === 0 && !ownHeaders.has(name.toLowerCase()) ? [name, headers[at + 1]] : [],
  )

/** One round on one side: answers a second, and microseconds of the server's processor that one answer took. */
async function load({ port, pid }, size) {
  const before = processorTime(pid)
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/`,
    headers: { host, ...accepted },
    ...settings,
  })
  const after = processorTime(pid)
  const answers = result['2xx']
  if (result.errors > 0 || result.non2xx > 0 || answers === 0) throw new Error('Not every answer was a page.')
  if (result.throughput.total < answers * size) throw new Error('Some answers were not the whole page.')
  const seconds = (result.finish - result.start) / 1000
  return {
    rate: answers / seconds,
    processor: after === undefined ? undefined : ((after - before) / answers) * 1e6,
    busy: after === undefined ? undefined : (after - before) / seconds,
  }
}

function report({ cached, bare }, size, say) {
  const column = (rows, name) => rows.map((row) => row[name])
  const ratio = ratios(column(cached, 'rate'), column(bare, 'rate'))
  say(
    `(b) A cached page against bare node:http (${number(size)} bytes of brotli, ${settings.connections} connections, ${rounds} rounds of ${settings.duration} s a side; median, least–most)`,
  )
  const known = cached[0].processor !== undefined
  const row = (name, rows) => [
    name,
    spreadText(column(rows, 'rate'), 0),
    ...(known ? [spreadText(column(rows, 'processor'), 0), spreadText(column(rows, 'busy'))] : []),
  ]
  say(
    table(
      ['', 'answers/s', ...(known ? ['server µs/answer', 'server busy'] : [])],
      [row('cached page', cached), row('bare node:http', bare)],
    ),
  )
  const byProcessor = known ? ratios(column(bare, 'processor'), column(cached, 'processor')) : undefined
  say(
    `  ratio of answers ${spreadText(ratio)}${byProcessor ? `; of processor time ${spreadText(byProcessor)}` : ''}`,
  )
  if (known && Math.max(...column(cached, 'busy')) < 0.9) {
    say(
      '  (the server was not busy all the time: the load was all that this machine could make, and the ratio of processor time tells more)',
    )
  }
  return { answers: ratio, processor: byProcessor }
}
