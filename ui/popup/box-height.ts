import { titleRows } from './title-rows.ts'

/** Height in px of what stands below a popup's picture. */
export const barHeight = 52
export const titleHeight = 44

/** Height of the titles of a popup's items, on PC. */
export const titlesHeight = (items: number): number => titleRows(items) * titleHeight
