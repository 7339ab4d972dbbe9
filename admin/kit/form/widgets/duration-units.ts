/** Units in which a duration is entered, each in minutes. */
export const durationUnits = [
  { minutes: 1, label: '분' },
  { minutes: 60, label: '시간' },
  { minutes: 1440, label: '일' },
] as const

/** Returns the largest unit of which a duration is a whole number, in minutes: 1,440 of 2,880. */
export const unitOf = (duration: unknown): number =>
  durationUnits.findLast(
    ({ minutes }) => typeof duration === 'number' && duration > 0 && duration % minutes === 0,
  )?.minutes ?? 1
