import type { z } from 'zod'

type Period = { startsAt: string | null; endsAt: string | null }

/** For `superRefine`: a period ends after it begins; an open end is fine. */
export function isPeriod({ startsAt, endsAt }: Period, context: z.RefinementCtx): void {
  if (startsAt === null || endsAt === null || startsAt < endsAt) return
  context.addIssue({ code: 'custom', path: ['endsAt'], message: '끝은 시작보다 뒤여야 합니다.' })
}
