/** State of a row for visitors: not yet public, from a moment on, now, no more. */
export const rowStatuses = ['DRAFT', 'SCHEDULED', 'PUBLIC', 'ENDED'] as const
