/* Free of zod: blocks order what they show in a visitor's browser. */

/** Returns the picked rows in the order of the picks, without those that are gone. */
export const inPickedOrder = <Row extends { id: number }>(rows: Row[], ids: number[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
