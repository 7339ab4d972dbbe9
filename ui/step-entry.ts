/** Key in the state of an entry of the history: number of the steps that are open there (`way-back.ts`). */
export const stepsKey = 'danjangSteps'

/** Number of the steps that are open at an entry of the history; 0 at a page. */
export const stepsAt = (state: unknown): number =>
  Number((state as { [stepsKey]?: number } | null)?.[stepsKey] ?? 0)
