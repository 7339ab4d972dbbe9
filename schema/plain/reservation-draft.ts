/** A booking that has been begun; whom it is for is asked at its end and kept nowhere. An option stands once for each of it. */
export type ReservationDraft = {
  type?: 'TREATMENT' | 'VISIT'
  reservedAt?: string
  employeeId?: number | null
  productOptionIds?: number[]
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** Reads a draft by hand, as no schema library reaches a visitor's browser; `null` where it is none. */
export function readDraft(value: unknown): ReservationDraft | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { type, reservedAt, employeeId, productOptionIds } = value as Record<string, unknown>
  const isDraft =
    (type === undefined || type === 'TREATMENT' || type === 'VISIT') &&
    (reservedAt === undefined || (typeof reservedAt === 'string' && !Number.isNaN(Date.parse(reservedAt)))) &&
    (employeeId === undefined || employeeId === null || isId(employeeId)) &&
    (productOptionIds === undefined || (Array.isArray(productOptionIds) && productOptionIds.every(isId)))
  return isDraft ? (value as ReservationDraft) : null
}
