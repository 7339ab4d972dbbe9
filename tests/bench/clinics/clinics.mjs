/** `npm run bench -- clinics`: one PostgreSQL, two nodes, and as many clinics as are asked for. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'
import { fillWithClinics } from '../api-data.mjs'
import { openPool } from '../bare-sql.mjs'
import { number } from '../figures.mjs'
import { keepIn } from '../keep-in.mjs'
import { measureCold } from './cold.mjs'
import { signIn } from './console.mjs'
import { measureHammer } from './hammer.mjs'
import { measureMessages } from './messages.mjs'
import { startNodes, stopNodes } from './nodes.mjs'
import { measurePreparation } from './preparation.mjs'
import { measurePublish } from './publish.mjs'
import { startGateway } from './receivers.mjs'
import { reportRows, valueOnLine } from './rows.mjs'
import { measureWebhooks } from './webhooks.mjs'

/** Of each clinic, on average. */
const treatments = 100
/** Clinics with an owner who is signed in. */
const ownedCount = 30
const parts = {
  cold: measureCold,
  hammer: measureHammer,
  publish: measurePublish,
  messages: measureMessages,
  webhooks: measureWebhooks,
}

/** Numbers of clinics, and the parts that are measured with each. */
export function clinicsOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      clinics: { type: 'string', default: '100,500' },
      parts: { type: 'string', default: [...Object.keys(parts), 'preparation'].join() },
      preparation: { type: 'string', default: '100' },
      out: { type: 'string' },
    },
  })
  return {
    sizes: values.clinics.split(',').map(Number),
    parts: new Set(values.parts.split(',')),
    preparation: Number(values.preparation),
    out: values.out,
  }
}

/** @param copy folder of the built site @param folder where data may lie */
export async function measureClinics(copy, folder, options, say) {
  const keep = keepIn(options.out)
  const measured = []
  for (const size of options.sizes) {
    const own = join(folder, `clinics-${size}`)
    mkdirSync(own)
    say(`${number(size)} clinics with ${number(size * treatments)} treatments.\n`)
    const figures = await withClinics({ copy, folder: own, size }, (given) =>
      measureParts({ ...given, options, say, first: measured[0] }),
    )
    measured.push({ size, ...figures })
    keep({ clinics: size, ...figures })
  }
  const known = measured.filter(({ memory }) => memory !== undefined)
  if (known.length > 1) reportLine(known, say)
}

/** Does something with a PostgreSQL of so many clinics, and a gateway for their messages. */
async function withClinics({ copy, folder, size }, work) {
  const postgres = await startPostgres()
  const pool = openPool(postgres.url, 4)
  const gateway = await startGateway()
  try {
    await fillWithClinics(copy, postgres.url, { partners: size, treatments: size * treatments })
    // As the database's own upkeep would before long.
    await pool.query('vacuum analyze')
    const { rows: clinics } = await pool.query(
      'select partner_id as "partnerId", host from partner_hosts order by 1',
    )
    const owned = clinics.slice(0, ownedCount)
    await signIn(pool, owned)
    const settings = { DATABASE_URL: postgres.url, TRUST_PROXY: '1' }
    return await work({ copy, folder, settings, pool, gateway, clinics, owned })
  } finally {
    gateway.close()
    await pool.end()
    await postgres.stop()
  }
}

/** Measures the chosen parts; those at two nodes that prepare nothing, and preparation at two of its own. */
async function measureParts({ options, say, first, ...given }) {
  const found = { rows: [] }
  const add = ({ rows, ...figures }) => {
    reportRows(`${number(given.clinics.length)} clinics`, rows, say)
    found.rows.push(...rows)
    Object.assign(found, figures)
  }
  const chosen = Object.entries(parts).filter(([name]) => options.parts.has(name))
  if (chosen.length > 0) {
    const nodes = await startNodes(given.copy, (number) => ({
      ...given.settings,
      DATA_DIR: join(given.folder, 'data'),
      PREPARATION: 'off',
      WEBHOOK_TARGETS: 'local',
      SMS_URL: given.gateway.url,
      // By which the gateway tells them apart.
      SMS_KEY: `node-${number}`,
      SMS_FROM: '0212345678',
    }))
    const start = Math.max(...nodes.map(({ seconds }) => seconds))
    add({ start, rows: [{ name: 'start of a node until /readyz is 200', value: start, unit: 's' }] })
    for (const [, measure] of chosen) add(await measure({ ...given, nodes }, first))
    await stopNodes(nodes)
  }
  // Once: it is the same work however many clinics there are.
  if (options.parts.has('preparation') && !first) {
    const clinics = given.clinics.slice(0, options.preparation)
    add(await measurePreparation({ ...given, dataDir: join(given.folder, 'prepared'), clinics }))
  }
  return found
}

const aim = 10_000

/** Tells where the line through the measured numbers of clinics leads. */
function reportLine(measured, say) {
  const at = (name) =>
    valueOnLine(
      measured.map((figures) => [figures.size, figures[name]]),
      aim,
    )
  reportRows(
    `${number(aim)} clinics, extrapolated from ${measured.map(({ size }) => number(size)).join(', ')}`,
    [
      { name: 'start of a node until /readyz is 200', value: at('start'), unit: 's' },
      { name: 'memory of a node, each home asked for once', value: at('memory'), unit: 'MB' },
      { name: 'first home of a cold clinic, p95', value: at('coldP95'), unit: 'ms' },
    ],
    say,
  )
}
