const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })

/** The day of a moment in Seoul: `2026-11-22`. */
export const dayInSeoul = (moment: string) => days.format(new Date(moment))

/** The day it is in Seoul. */
export const today = () => days.format(new Date())
