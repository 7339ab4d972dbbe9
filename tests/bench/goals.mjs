import { percentile, spread, table } from './figures.mjs'

/** The API's calls, alone and several at once: the worst of them decides. */
const againstSql = (name, keys) => ({
  name: `(f) ${name} ÷ bare SQL, p95`,
  mark: '≤ 2',
  measure: ({ api: { figures } }) => {
    const found = keys.flatMap((key) =>
      ['one', 'many'].map((setting) => {
        const { call, bare } = figures[key][setting]
        const ratio = percentile(call, 0.95) / percentile(bare, 0.95)
        return { ratio, name: `${figures[key].name}${setting === 'many' ? ', 8 at once' : ''}` }
      }),
    )
    const [best, worst] = [Math.min, Math.max].map((of) => of(...found.map(({ ratio }) => ratio)))
    const where = found.find(({ ratio }) => ratio === worst).name
    return { figure: `${best.toFixed(2)}–${worst.toFixed(2)} (${where})`, isMet: worst <= 2 }
  },
})

/** The first marks; each is to be raised once it is met. */
const goals = [
  {
    // Plain elements, made at each render: none can be kept from one page to the next.
    name: '(a) rendered anew ÷ bare renderToString, elements made each time',
    mark: '≥ 0.3',
    measure: ({ rendered }) => {
      const { median } = spread(rendered)
      return { figure: median.toFixed(3), isMet: median >= 0.3 }
    },
  },
  {
    name: '(b) cached page ÷ bare node:http',
    mark: '≥ 0.7',
    measure: ({ cached }) => {
      const figures = Object.entries(cached).filter(([, values]) => values)
      const least = Math.min(...figures.map(([, values]) => spread(values).median))
      return {
        figure: figures.map(([name, values]) => `${spread(values).median.toFixed(2)} by ${name}`).join(', '),
        isMet: least >= 0.7,
      }
    },
  },
  {
    name: '(d) bytes that 500 more block types cost a page',
    mark: 'none but hashes',
    measure: ({ differences }) => {
      const most = Math.max(...differences.map(({ raw }) => Math.abs(raw)))
      const isMet = differences.every(({ same }) => same)
      return { figure: isMet ? 'none' : `up to ${most} raw in a kind of file`, isMet }
    },
  },
  {
    name: '(e) memory of the server',
    mark: '≤ 450 MB',
    measure: ({ memory: { most, cutOff } }) => {
      const peak = Math.max(...most)
      return {
        figure: `${Math.round(peak)} MB at most${cutOff ? ', cut off' : ''}`,
        isMet: peak <= 450 && !cutOff,
      }
    },
  },
  {
    name: '(e) growth over the third stage',
    mark: '≤ 5 %',
    measure: ({ memory: { most, cutOff } }) => {
      const growth = (most[2] / most[1] - 1) * 100
      return { figure: `${growth.toFixed(1)} %`, isMet: growth <= 5 && !cutOff }
    },
  },
  againstSql('listing', ['list', 'category']),
  againstSql('searching', ['text', 'initials', 'searchText', 'searchInitials']),
  againstSql('booking', ['dates', 'times', 'book']),
  {
    name: '(f) memory of the server, 1,000 partners served',
    mark: '≤ 600 MB',
    measure: ({ api: { memory } }) => {
      const megabytes = memory.most / 1024 / 1024
      return { figure: `${Math.round(megabytes)} MB at most`, isMet: megabytes <= 600 }
    },
  },
]

export function reportGoals(measured, say) {
  const rows = goals.map(({ name, mark, measure }) => {
    const { figure, isMet } = measure(measured)
    return [name, mark, figure, isMet ? 'met' : 'not met']
  })
  say(table(['goal', 'first mark', 'measured', ''], rows))
}
