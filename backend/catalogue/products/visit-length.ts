/** Minutes of a visit, and of its doctor's before and after it: preparing, cleaning up. */
export type VisitLength = { durationMinutes: number; minutesBefore: number; minutesAfter: number }

/** All that a visit takes: its length, and the rooms and devices it needs, in the order of their numbers. */
export type VisitNeeds = VisitLength & { facilityIds: number[] }

/** The most that an option may have before or after it, as the tables hold. */
export const mostAroundMinutes = 120
/** The longest that a doctor's time is taken by one claim, as the tables hold: a day, and what is before and after it. */
export const longestClaimMinutes = 24 * 60 + 2 * mostAroundMinutes
