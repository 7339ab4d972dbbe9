import { getHolidayPreset } from '@hyunbinseo/holidays-kr'

type Holidays = ReadonlyMap<string, string>
const known = new Map<string, Promise<Holidays>>()

/**
 * Public holidays of Korea by day, over the years of two days. A year whose calendar is not published yet has none, so
 * a clinic enters those as its own closed days. Source: 월력요항, as the library holds it.
 */
export function publicHolidays(first: string, last: string): Promise<Holidays> {
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)]
  const years = `${from}-${to}`
  let found = known.get(years)
  if (!found) known.set(years, (found = load(Number(from), Number(to))))
  return found
}

async function load(from: number, to: number): Promise<Holidays> {
  const found = new Map<string, string>()
  for (let year = from; year <= to; year += 1) {
    for (const [day, names] of Object.entries(await presetOf(year))) found.set(day, names.join(', '))
  }
  return found
}

async function presetOf(year: number) {
  try {
    return await getHolidayPreset(String(year))
  } catch (error) {
    if (error instanceof RangeError) return {}
    throw error
  }
}
