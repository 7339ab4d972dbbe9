/**
 * The first of the benchmarks: a page rendered anew against bare `renderToString`; `render.ts` does the measuring. The
 * mark counts against the same elements made at each render, as one page cannot use the elements of another. Both sides
 * end with the bytes that a server sends.
 */
import { median, number, ratios, spreadText, table } from './figures.mjs'
import { runNode } from './processes.mjs'

export async function measureRendering(folder, dataDir, say) {
  const env = { DATA_DIR: dataDir }
  const { times, steady, elements, bytes, calls } = JSON.parse(
    await runNode(['dist/server/bench.mjs'], { cwd: folder, env, limit: 600_000 }),
  )
  const ratio = ratios(times.bareMade, times.anew)
  say(
    `(a) The home page of localhost rendered anew against bare renderToString of its ${elements} elements, in one process, one after the other; time of the processor (${times.anew.length} rounds, median, least–most)`,
  )
  const part = (name, values) => [name, spreadText(values), percent(median(values) / median(times.anew))]
  const known = ['load', 'components', 'render', 'document', 'stored']
  const rest = times.anew.map((time, round) => known.reduce((left, name) => left - times[name][round], time))
  say(
    table(
      ['', 'ms', 'of anew'],
      [
        part('page rendered anew', times.anew),
        part('· loadSite', times.load),
        part(`  (its ${calls} calls of the API, once a revision)`, times.answers),
        part('  (of these, finding the partner for each)', times.partner),
        part('· components looked up', times.components),
        part('· renderSite', times.render),
        part(`· document of ${number(bytes)} bytes`, times.document),
        part('· its bytes, to be stored', times.stored),
        part('· the rest, most of it vike', rest),
        part('bare renderToString into bytes, its elements made each time', times.bareMade),
        part('  (without the bytes)', times.bareText),
        part('bare renderToString into bytes, of elements that are there', times.bare),
      ],
    ),
  )
  say(
    `  ratio ${spreadText(ratio, 3)} to elements made each time, which the mark counts, as no page can use those of another; to those without the bytes ${spreadText(ratios(times.bareText, times.anew), 3)}; to elements that are there ${spreadText(ratios(times.bare, times.anew), 3)}; renderSite alone ${spreadText(ratios(times.bareMade, times.render))}`,
  )
  // It grows with the number of pages, and between the rounds of others' work there are few.
  const { milliseconds, pages } = steady
  say(
    `  after 5 s of nothing but pages (${number(pages)} a second), which vike's guard against endless loops keeps count of: ${milliseconds.toFixed(2)} ms`,
  )
  return ratio
}

const percent = (share) => `${Math.round(share * 100)} %`
