/** The benchmark of the API with data behind it: each call against bare SQL that answers the same, asked by turns. */
import { Agent } from 'node:http'
import { apiCalls } from './api-calls.mjs'
import { fill, partnerCount, readClinics, treatmentCount } from './api-data.mjs'
import { bareQuestions, openPool } from './bare-sql.mjs'
import { openConnections } from './connections.mjs'
import { number, percentile, table } from './figures.mjs'
import { get } from './http.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { startServer } from './processes.mjs'
import { createRandom } from './random.mjs'
import { mostResidentBytes, processorTime, residentBytes } from './usage.mjs'

/** Pairs whose answers are compared. */
const compared = 25
/** Pairs of a call and bare SQL. The first make the code of both sides fast by running, and count for nothing. */
const pairs = { first: 275, one: 600, many: 960 }
const manyAtOnce = 8
/** Milliseconds after which a busy machine has measured enough of one call. */
const limit = 8_000
const megabyte = 1024 * 1024

/** @param copy folder of the built site @param folder where its data may lie */
export async function measureApi(copy, folder, say) {
  say(
    `(f) The API with ${number(treatmentCount)} treatments of ${number(partnerCount)} partners on a PostgreSQL of its own.`,
  )
  const postgres = await startPostgres()
  const pool = openPool(postgres.url, manyAtOnce)
  try {
    await fill(copy, postgres.url, pool)
    const clinics = await readClinics(pool)
    const env = { DATABASE_URL: postgres.url, DATA_DIR: folder }
    const site = await startServer(['dist/server/main.mjs'], { cwd: copy, env })
    const agent = new Agent({ keepAlive: true, maxSockets: manyAtOnce })
    try {
      const memory = await serveAll({ ...site, agent }, clinics, say)
      const server = await openConnections(site.port, manyAtOnce)
      const figures = await measureCalls({ ...site, server }, pool, clinics, say)
      server.close()
      memory.most = mostResidentBytes(site.pid) ?? memory.most
      const now = inMegabytes(residentBytes(site.pid))
      say(`  at the end of it all: ${now} MB resident, ${inMegabytes(memory.most)} MB at most`)
      return { figures, memory }
    } finally {
      agent.destroy()
      await site.stop()
    }
  } finally {
    await pool.end()
    await postgres.stop()
  }
}

/** Every call by turns with its bare SQL, alone and several at once. */
export async function measureCalls({ pid, server }, pool, clinics, say) {
  const bare = bareQuestions(pool)
  const floors = await measureFloors(server, bare, clinics)
  const figures = {}
  for (const [key, { name, question }] of Object.entries(apiCalls(server, bare, clinics, createRandom(2)))) {
    await compare(name, question)
    await measure(question, 1, pairs.first, pid)
    const one = await measure(question, 1, pairs.one, pid)
    figures[key] = { name, one, many: await measure(question, manyAtOnce, pairs.many, pid) }
  }
  report(figures, floors, say)
  return figures
}

const inMegabytes = (bytes) => Math.round(bytes / megabyte)

/** The home page and calls of every partner, twice; gives the server's memory. */
async function serveAll({ port, pid, agent }, clinics, say) {
  const paths = [
    '/',
    '/_api/partners/this',
    '/_api/v2/products',
    '/_api/v2/product-categories',
    '/_api/customer/search?keyword=%ED%94%BC%EB%B6%80',
    '/_api/partner-schedules/available-dates',
  ]
  const rounds = []
  const began = performance.now()
  const before = residentBytes(pid)
  for (let round = 0; round < 2; round += 1) {
    const left = clinics.values()
    const worker = async () => {
      for (const { host } of left) {
        for (const path of paths) {
          const { status } = await get(port, path, { host, agent, headers: { 'accept-encoding': 'br' } })
          if (status !== 200) throw new Error(`${host}${path} answered ${status}.`)
        }
      }
    }
    await Promise.all(Array.from({ length: manyAtOnce }, worker))
    rounds.push(residentBytes(pid))
  }
  const most = mostResidentBytes(pid) ?? Math.max(...rounds)
  say(
    `  home page and ${paths.length - 1} calls of every partner, twice, ${manyAtOnce} at once, in ${Math.round((performance.now() - began) / 1000)} s: ${inMegabytes(before)} MB resident before, ${rounds.map(inMegabytes).join(' and ')} MB after each time, ${inMegabytes(most)} MB at most`,
  )
  return { rounds, most }
}

/** What hardly anything costs on both sides: HTTP with one field, and a transaction with nothing in it. */
async function measureFloors(server, bare, clinics) {
  const times = { http: [], transaction: [] }
  for (let index = 0; index < 300; index += 1) {
    const { partnerId, host } = clinics[index]
    times.http.push(await timed(() => server.get('/healthz', { host })))
    times.transaction.push(await timed(() => bare.nothing(partnerId)))
  }
  return times
}

/** Makes sure that both sides answer the same. */
async function compare(name, question) {
  for (let index = 0; index < compared; index += 1) {
    const pair = question()
    await pair.before?.()
    const answer = await pair.call()
    if (answer.status > 201) throw new Error(`${name}: ${answer.status} ${answer.body}`)
    const [ours, theirs] = [
      pair.idsOf.call(JSON.parse(String(answer.body))),
      pair.idsOf.bare(await pair.bare()),
    ]
    if (String(ours) !== String(theirs))
      throw new Error(`${name}: the call answers ${ours}, bare SQL ${theirs}.`)
  }
}

async function timed(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/**
 * Pairs, so many at once: the calls of them all, then the bare SQL of them all, so that neither is ever beside the other
 * and whatever else the machine does meets both. By turns the SQL goes first: what comes second finds the rows in the
 * processor's caches.
 */
async function measure(question, atOnce, count, pid) {
  const times = { call: [], bare: [] }
  let [processor, refused] = [0, 0]
  let done = 0
  let isSqlFirst = false
  for (const end = performance.now() + limit; done < count && performance.now() < end; done += atOnce) {
    const group = Array.from({ length: atOnce }, question)
    for (const pair of group) await pair.before?.()
    const call = async (pair) => {
      const took = await timed(async () => (pair.status = (await pair.call()).status))
      if (pair.status <= 201) times.call.push(took)
      else refused += 1
    }
    const bare = async (pair) => {
      const took = await timed(() => pair.bare().catch(() => (pair.isRefused = true)))
      if (!pair.isRefused) times.bare.push(took)
      else refused += 1
    }
    const askAll = async () => {
      const before = processorTime(pid)
      await Promise.all(group.map(call))
      processor += processorTime(pid) - before
    }
    const queryAll = () => Promise.all(group.map(bare))
    for (const side of isSqlFirst ? [queryAll, askAll] : [askAll, queryAll]) await side()
    isSqlFirst = !isSqlFirst
  }
  // Two of a group may have wanted the same time.
  if (refused > done / 20) throw new Error(`${refused} of ${2 * done} were refused.`)
  return { ...times, processor: (processor / done) * 1000 }
}

const milliseconds = (value) => value.toFixed(2)
const both = (values) => [milliseconds(percentile(values, 0.5)), milliseconds(percentile(values, 0.95))]
const ratio = ({ call, bare }, share) => percentile(call, share) / percentile(bare, share)

function report(figures, floors, say) {
  for (const [setting, title] of [
    ['one', 'one client'],
    ['many', `${manyAtOnce} at once`],
  ]) {
    const rows = Object.values(figures).map(({ name, [setting]: times }) => [
      name,
      ...both(times.call),
      ...both(times.bare),
      ratio(times, 0.5).toFixed(2),
      ratio(times, 0.95).toFixed(2),
      milliseconds(times.processor),
    ])
    say(
      table(
        [
          `${title}, ${pairs[setting]} pairs each at most; ms`,
          'p50',
          'p95',
          'bare p50',
          'bare p95',
          'p50 ÷',
          'p95 ÷',
          'of it our processor',
        ],
        rows,
      ),
    )
  }
  const [http, transaction] = [floors.http, floors.transaction].map((values) => both(values).join(' / '))
  say(
    `  p50 / p95 of what hardly anything costs: HTTP without a database ${http}, a transaction with nothing in it ${transaction}`,
  )
}
