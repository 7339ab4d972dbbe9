/** From a publication at one node until the other node's visitors see it. */
import { percentile } from '../figures.mjs'
import { fetchBytes } from '../http.mjs'
import { eventually } from '../ready.mjs'
import { callConsole } from './console.mjs'

const publications = 60

/** Publishes the home with another title. */
async function publish(node, clinic, title) {
  const { etag, draft } = await callConsole(node, clinic, ['GET', '/admin/pages/home'])
  const [first, ...others] = draft.blocks
  const blocks = [{ ...first, data: { ...first.data, title } }, ...others]
  await callConsole(node, clinic, ['PUT', '/admin/pages/home'], { ...draft, blocks }, { 'if-match': etag })
  await callConsole(node, clinic, ['POST', '/admin/publish'])
}

export async function measurePublish({ nodes: [one, other], owned }) {
  const times = []
  let atOnce = 0
  for (let turn = 0; turn < publications; turn += 1) {
    const clinic = owned[turn % owned.length]
    const title = `소식 ${turn} ${clinic.partnerId}`
    const look = async () =>
      String(await fetchBytes(other.port, '/', { host: clinic.host })).includes(title) || undefined
    await look()
    await publish(one, clinic, title)
    const began = performance.now()
    let looks = 0
    await eventually(1, 'The publication was not seen', () => ((looks += 1), look()), 1)
    times.push(performance.now() - began)
    atOnce += looks === 1 ? 1 : 0
  }
  return {
    rows: [
      { name: 'publication until the other node shows it, p50', value: percentile(times, 0.5), unit: 'ms' },
      { name: '· p99', value: percentile(times, 0.99), unit: 'ms', most: 1_000 },
      { name: `· shown to the first request after it, of ${publications}`, value: atOnce },
    ],
  }
}
