import { getHolidayPreset } from '@hyunbinseo/holidays-kr'

const years = new Map<string, Promise<ReadonlyMap<string, string>>>()

/**
 * Public holidays of Korea by day, over the years of two days. A year whose calendar is not published yet has none, so
 * a clinic enters those as its own closed days. Source: 월력요항, as the library holds it.
 */
export async function publicHolidays(first: string, last: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1) {
    for (const [day, name] of await holidaysOf(String(year))) found.set(day, name)
  }
  return found
}

function holidaysOf(year: string): Promise<ReadonlyMap<string, string>> {
  let known = years.get(year)
  if (!known) years.set(year, (known = load(year)))
  return known
}

async function load(year: string): Promise<ReadonlyMap<string, string>> {
  try {
    return new Map(
      Object.entries(await getHolidayPreset(year)).map(([day, names]) => [day, names.join(', ')]),
    )
  } catch (error) {
    if (error instanceof RangeError) return new Map()
    throw error
  }
}
