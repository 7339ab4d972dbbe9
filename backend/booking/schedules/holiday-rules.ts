import { addDays, weekdayOf } from '#backend/kernel/time/seoul-time.ts'

/*
 * Public holidays by the decree (관공서의 공휴일에 관한 규정, articles 2 and 3) as it stands since 2026. Days that the
 * government proclaims (임시공휴일) and days of elections are not in it.
 */

/** Weekdays on which a holiday earns a substitute: Saturday and Sunday, or Sunday alone; none. */
type Substitute = 'weekend' | 'sunday' | 'none'

type Rule = {
  name: string
  /** Month and day, by the Gregorian calendar or by the Korean lunar one. */
  date: string
  isLunar?: boolean
  /** The day before and the day after are holidays too. */
  hasNeighbours?: boolean
  substitute: Substitute
  /** First year in which it is one. */
  since?: number
}

const rules: readonly Rule[] = [
  { name: '1월 1일', date: '01-01', substitute: 'none' },
  { name: '설날', date: '01-01', isLunar: true, hasNeighbours: true, substitute: 'sunday' },
  { name: '3ㆍ1절', date: '03-01', substitute: 'weekend' },
  { name: '노동절', date: '05-01', substitute: 'weekend', since: 2026 },
  { name: '어린이날', date: '05-05', substitute: 'weekend' },
  { name: '부처님 오신 날', date: '04-08', isLunar: true, substitute: 'weekend' },
  { name: '현충일', date: '06-06', substitute: 'none' },
  { name: '제헌절', date: '07-17', substitute: 'weekend', since: 2026 },
  { name: '광복절', date: '08-15', substitute: 'weekend' },
  { name: '추석', date: '08-15', isLunar: true, hasNeighbours: true, substitute: 'sunday' },
  { name: '개천절', date: '10-03', substitute: 'weekend' },
  { name: '한글날', date: '10-09', substitute: 'weekend' },
  { name: '기독탄신일', date: '12-25', substitute: 'weekend' },
]

type Holiday = Pick<Rule, 'substitute'> & { day: string; name: string; of: string }

/** Names of the public holidays of a year, by day, from 2023 on. */
export function holidaysByRule(year: number): Record<string, string[]> {
  const holidays = rules
    .filter(({ since = 0 }) => since <= year)
    .flatMap((rule) => daysOf(rule, year))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  const found: Record<string, string[]> = {}
  for (const { day, name } of holidays) (found[day] ??= []).push(name)
  for (const { day, of } of holidays.filter((one) => earnsSubstitute(one, holidays))) {
    found[firstWorkday(day, found)] = [`대체공휴일(${of})`]
  }
  return found
}

function daysOf({ name, date, isLunar, hasNeighbours, substitute }: Rule, year: number): Holiday[] {
  const day = isLunar ? lunarDay(year, date) : `${year}-${date}`
  const one = { name, day, of: name, substitute }
  if (!hasNeighbours) return [one]
  return [
    { ...one, name: `${name} 전날`, day: addDays(day, -1) },
    one,
    { ...one, name: `${name} 다음 날`, day: addDays(day, 1) },
  ]
}

/** Whether a holiday is lost to a weekend, or on a workday to a holiday that comes before it in the list. */
function earnsSubstitute(holiday: Holiday, all: readonly Holiday[]): boolean {
  const { day, substitute } = holiday
  if (substitute === 'none') return false
  const weekday = weekdayOf(day)
  if (weekday === 7) return true
  if (weekday === 6) return substitute === 'weekend'
  const others = all.filter((other) => other.day === day && other.substitute !== 'none')
  return others.length > 1 && others.at(-1) === holiday
}

function firstWorkday(after: string, holidays: Readonly<Record<string, unknown>>): string {
  let day = addDays(after, 1)
  while (weekdayOf(day) > 5 || day in holidays) day = addDays(day, 1)
  return day
}

/** The Korean lunar calendar, as ICU works it out. */
const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })

/** The day of a year that is a month and day of the lunar calendar; a leap month is none. */
function lunarDay(year: number, date: string): string {
  const wanted = date
    .split('-')
    .map((part) => String(Number(part)))
    .join('/')
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    if (lunar.format(new Date(day)) === wanted) return day
  }
  throw new Error(`The lunar ${date} of ${year} was not found.`)
}
