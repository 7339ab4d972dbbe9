/** One clinic's webhook beside another's whose receiver never answers. */
import { eventually } from '../ready.mjs'
import { callConsole } from './console.mjs'
import { startReceiver } from './receivers.mjs'

const waiting = 300
const deliveries = 10

async function addWebhook(node, clinic, { url }) {
  const { id } = await callConsole(node, clinic, ['POST', '/admin/webhooks'], {
    url,
    events: ['reservation.created'],
  })
  return { partnerId: clinic.partnerId, id }
}

/** Writes deliveries that are due. They are tests: those of reservations pause sooner, so that less stands in the way. */
const deliver = (pool, { partnerId, id }, count) =>
  pool.query(
    `insert into webhook_deliveries (partner_id, webhook_id, type, reservation)
     select $1, $2, 'webhook.test', '{}' from generate_series(1, $3::integer)`,
    [partnerId, id, count],
  )

export async function measureWebhooks({ nodes: [node], pool, owned: [one, other] }) {
  const receivers = [await startReceiver({ isDead: true }), await startReceiver()]
  const [dead, alive] = receivers
  try {
    await deliver(pool, await addWebhook(node, one, dead), waiting)
    const webhook = await addWebhook(node, other, alive)
    await eventually(1, 'The dead receiver was told nothing', () => dead.came[0], 10)
    const times = []
    for (let turn = 0; turn < deliveries; turn += 1) {
      const began = performance.now()
      await deliver(pool, webhook, 1)
      times.push((await eventually(5, 'The webhook was not told', () => alive.came[turn], 10)) - began)
    }
    return {
      rows: [
        {
          name: `webhook beside a dead receiver with ${waiting} deliveries, longest of ${deliveries}`,
          value: Math.max(...times) / 1000,
          unit: 's',
          most: 2,
        },
      ],
    }
  } finally {
    // Those that wait for the dead one's answer, so that nodes end at once.
    for (const receiver of receivers) receiver.close()
  }
}
