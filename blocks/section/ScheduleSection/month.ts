import { addMonths } from '#schema/plain/months.ts'

/** A month as an address has it, `2026-12`, of this century; `null` where it is none. */
export const readMonth = (value: string | undefined): string | null =>
  value !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : null

/** The month so many months from one; `null` outside of what has a schedule. */
export const monthFrom = (month: string, offset: number): string | null => readMonth(addMonths(month, offset))
