import type pg from 'pg'

export function openPool(connectionString: string, max: number): pg.Pool

type Booking = {
  tokenHash: string
  day: string
  optionId: number
  employee: { id: number; name: string }
  startsAt: Date
  code: string
}
export function bareQuestions(pool: pg.Pool): {
  book(partnerId: number, wish: Booking): Promise<unknown[]>
}
