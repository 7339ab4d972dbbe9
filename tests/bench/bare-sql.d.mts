import type pg from 'pg'

export function openPool(connectionString: string, max: number): pg.Pool

type Booking = {
  tokenHash: string
  /** Hash of a hold's token: books what it keeps. */
  holdHash?: string
  /** Agrees to all terms in force that a reservation asks for. */
  agrees?: boolean
  day: string
  optionId: number
  employee: { id: number; name: string }
  startsAt: Date
  code: string
}
export function bareQuestions(pool: pg.Pool): {
  /** Keeps a time as a visitor does who has chosen it. */
  hold(
    partnerId: number,
    booking: Pick<Booking, 'employee' | 'startsAt'> & { minutes: number; holdHash: string },
  ): Promise<unknown[]>
  book(partnerId: number, booking: Booking): Promise<unknown[]>
}
