/* Free of zod: blocks order what they show in a visitor's browser. */

/** Those that were picked, in the order in which they were. One that is not there any more is left out. */
export const inPickedOrder = <Row extends { id: number }>(rows: Row[], ids: number[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
