import { shortWeekday } from '#schema/plain/days.ts'

/** `목요일` */
export const weekdayName = (day: string) => `${shortWeekday(day)}요일`

/** `1시간 30분` of 90. */
export const minutesText = (minutes: number) =>
  [Math.floor(minutes / 60) && `${Math.floor(minutes / 60)}시간`, minutes % 60 && `${minutes % 60}분`]
    .filter(Boolean)
    .join(' ') || '0분'
