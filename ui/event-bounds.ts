import type { ClinicEvent } from '#schema/events.ts'

type Bounds = Pick<ClinicEvent, 'eligibility' | 'remaining'>

const whom = { public: [], members: ['회원 전용'], adults: ['성인 회원 전용'] }

export const soldOut = '마감'

/** `3개 남음`, `마감`; nothing where any number may be booked. */
export const remainingWords = (remaining: number | null): string | null =>
  remaining === null ? null : remaining === 0 ? soldOut : `${remaining}개 남음`

/** Words about who may book of an event, and how much is left of it. */
export const boundWords = ({ eligibility, remaining }: Bounds): string[] => [
  ...whom[eligibility],
  ...[remainingWords(remaining)].filter((words) => words !== null),
]
