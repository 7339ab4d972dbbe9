import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for each other: 0 and O, 1 and I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/** A number to find a reservation by, about 40 bits: with the phone number and the limit on tries, beyond guessing. */
export const newReservationCode = () =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** As somebody may have typed it. */
export const toReservationCode = (typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '')
