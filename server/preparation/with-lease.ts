/**
 * Does work for a clinic that one node at a time may do, such as `fonts`. Returns false, with nothing done, while another
 * node does it.
 */
export type WithLease = (partnerId: number, work: string, run: () => Promise<void>) => Promise<boolean>

/** Time in ms until a node asks again for work that another one does. */
export const heldPause = 250
