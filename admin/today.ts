const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })

/** The day it is in Seoul: `2026-11-22`. */
export const today = () => days.format(new Date())
