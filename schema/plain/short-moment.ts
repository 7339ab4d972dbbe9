const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Seoul',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `7월 3일 14:00` in Seoul. */
export function shortMoment(value: Date | string): string {
  const read = Object.fromEntries(parts.formatToParts(new Date(value)).map((part) => [part.type, part.value]))
  return `${read.month}월 ${read.day}일 ${read.hour}:${read.minute}`
}
