/*
 * Classes by which visits are counted: each has few members, so that no figure is about one person (decision 0045).
 */

export const visitDevices = ['PHONE', 'PC'] as const
export type VisitDevice = (typeof visitDevices)[number]

/** Where a visitor came from; `INSIDE`: from another page of the same site, which begins no visit. */
export const visitSources = ['SEARCH', 'ADVERTISEMENT', 'SOCIAL', 'LINK', 'DIRECT', 'INSIDE'] as const
export type VisitSource = (typeof visitSources)[number]
