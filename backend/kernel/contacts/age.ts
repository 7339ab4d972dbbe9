import { dayOf } from '#backend/kernel/time/seoul-time.ts'

/**
 * Is somebody born on a day (`YYYY-MM-DD`) younger than `years` today in Seoul? Age goes up on the birthday, for those
 * born on 29 February on 1 March in other years.
 */
export function isYoungerThan(years: number, birthDate: string, now = new Date()): boolean {
  const [year = 0, ...rest] = birthDate.split('-').map(Number)
  const [thisYear = 0, ...today] = dayOf(now).split('-').map(Number)
  const before = ([month = 0, date = 0]: number[], [otherMonth = 0, otherDate = 0]: number[]) =>
    month < otherMonth || (month === otherMonth && date < otherDate)
  return thisYear - year - (before(today, rest) ? 1 : 0) < years
}

/** Below this age a guardian has to consent. Source: Personal Information Protection Act, article 22-2. */
export const isUnder14 = (birthDate: string, now?: Date) => isYoungerThan(14, birthDate, now)
