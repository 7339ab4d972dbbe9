/** Does a work such as `fonts` for a clinic on one node at a time. Returns false if another node holds its lease. */
export type WithLease = (partnerId: number, work: string, run: () => Promise<void>) => Promise<boolean>

/** Time in ms until a node asks again for a lease that another node holds. */
export const heldPause = 250
