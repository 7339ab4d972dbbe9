/** Fonts and pictures of many clinics, made by two nodes that share a folder. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { number } from '../figures.mjs'
import { eventually, pictured } from '../ready.mjs'
import { processorTimeOfAll } from '../usage.mjs'
import { openVisitor } from './homes.mjs'
import { startNodes, stopNodes } from './nodes.mjs'

const told = 'A site is prepared for its visitors.'

/** Clinics that a node tells it has prepared, one entry each time. */
const preparedBy = ({ output }) =>
  output.filter((line) => line.includes(told)).map((line) => JSON.parse(line).partner)

/** Bytes of all files in folders. */
const bytesOf = (folders) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, name))))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)

const processorOf = (nodes) => nodes.reduce((sum, { pid }) => sum + (processorTimeOfAll(pid) ?? NaN), 0)

/** Has each home asked for at both nodes, as behind a balancer, and waits until all clinics are prepared. */
async function prepareAll(nodes, clinics, dataDir) {
  const visitors = nodes.map(openVisitor)
  for (const { host } of clinics) for (const visitor of visitors) await visitor.ask(host)
  for (const visitor of visitors) visitor.close()
  await pictured(dataDir, clinics.length)
  const all = () => nodes.flatMap(preparedBy)
  await eventually(1, 'Some preparations were not told', () => all().length >= clinics.length || undefined)
}

export async function measurePreparation({ copy, settings, dataDir, clinics }) {
  const own = { ...settings, DATA_DIR: dataDir, PREPARATION: 'on', LOG_LEVEL: 'info' }
  const nodes = await startNodes(copy, () => own)
  try {
    const [began, before] = [performance.now(), processorOf(nodes)]
    await prepareAll(nodes, clinics, dataDir)
    const seconds = (performance.now() - began) / 1000
    const processor = processorOf(nodes) - before
    const shares = nodes.map((node) => preparedBy(node).length)
    const times = shares[0] + shares[1]
    const distinct = new Set(nodes.flatMap(preparedBy)).size
    const bytes = bytesOf(['prepared', 'prepared-files'].map((folder) => join(dataDir, folder)))
    const count = clinics.length
    return {
      rows: [
        { name: `preparation of ${number(count)} clinics by two nodes`, value: seconds, unit: 's' },
        { name: '· clinics that are prepared', value: distinct, least: count },
        { name: '· clinics that were prepared more than once', value: times - distinct, most: 0 },
        {
          name: `· difference of the nodes' shares (${shares.join(' and ')}) to half of all`,
          value: (100 * Math.abs(shares[0] - times / 2)) / (times / 2),
          unit: '%',
          most: 20,
        },
        { name: '· processor a clinic, both first pages included', value: processor / count, unit: 's' },
        { name: '· files a clinic', value: bytes / count / 1024, unit: 'kB' },
      ],
    }
  } finally {
    await stopNodes(nodes)
  }
}
