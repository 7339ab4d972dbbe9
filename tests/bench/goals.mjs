import { spread, table } from './figures.mjs'

/** The first marks; each is to be raised once it is met. */
const goals = [
  {
    name: '(a) rendered anew ÷ bare renderToString',
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
]

export function reportGoals(measured, say) {
  const rows = goals.map(({ name, mark, measure }) => {
    const { figure, isMet } = measure(measured)
    return [name, mark, figure, isMet ? 'met' : 'not met']
  })
  say(table(['goal', 'first mark', 'measured', ''], rows))
}
