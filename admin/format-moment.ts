import { formatDate } from '#ui/format.ts'

const time = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `2026.11.03(화) 14:05` in Seoul. */
export const formatMoment = (value: string) => `${formatDate(value)} ${time.format(new Date(value))}`
