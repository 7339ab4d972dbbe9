import type { RetentionCounts } from '#schema/retention.ts'

/** Number of records of all kinds. */
export const totalOf = (counts: RetentionCounts) =>
  Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)
