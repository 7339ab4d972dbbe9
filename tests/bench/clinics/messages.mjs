/** Messages of many clinics through a gateway that takes its time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../ready.mjs'

/** Milliseconds of the gateway, and messages that are due at once. */
const usual = { delay: 150, count: 1_600 }
const slow = { delay: 4_000, count: 100 }
/** Milliseconds in which a message that is sent again would come. */
const patience = 3_000

/** Writes so many messages that are due, of all clinics by turns, and waits until all are sent. */
async function sendAll(pool, gateway, clinics, { delay, count }) {
  Object.assign(gateway, { delay, taken: [] })
  const ids = Array.from({ length: count }, (_, turn) => clinics[turn % clinics.length].partnerId)
  await pool.query(
    `insert into notifications (partner_id, kind, audience, recipient, words)
     select id, 'RECEIVED', 'visitor', '+821020000000', '예약이 들어왔습니다.' from unnest($1::integer[]) id`,
    [ids],
  )
  await eventually(10, 'The messages were not sent', async () => {
    const { rows } = await pool.query(
      'select count(*)::int as left from notifications where sent_at is null and dropped_at is null',
    )
    return rows[0].left === 0 || undefined
  })
  await sleep(patience)
  return gateway.taken
}

/** Messages a second of each node that sent some, from its first to its last. */
function rates(taken) {
  const names = [...new Set(taken.map(({ node }) => node))]
  const each = names.map((name) => taken.filter(({ node }) => node === name))
  return each.map((own) => ((own.length - 1) * 1_000) / (own.at(-1).at - own[0].at))
}

const sentAgain = (taken) => taken.length - new Set(taken.map(({ id }) => id)).size

export async function measureMessages({ pool, gateway, clinics }) {
  const quick = await sendAll(pool, gateway, clinics, usual)
  const each = rates(quick)
  const late = await sendAll(pool, gateway, clinics, slow)
  return {
    rows: [
      {
        name: `messages a second of the slower node, gateway of ${usual.delay} ms`,
        value: each.length < 2 ? 0 : Math.min(...each),
        least: 50,
      },
      { name: `· sent twice, of ${usual.count}`, value: sentAgain(quick), most: 0 },
      { name: `· sent twice with a gateway of 4 s, of ${slow.count}`, value: sentAgain(late), most: 0 },
    ],
  }
}
