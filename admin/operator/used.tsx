import { formatNumber } from '#ui/format.ts'
import { figure } from './styles.ts'

const megabyte = 1024 ** 2

/** `12MB`, `0.4MB`, `1.2GB`. */
export function formatBytes(bytes: number): string {
  const size = bytes / megabyte
  if (size >= 1024) return `${formatNumber(Math.round((size / 1024) * 10) / 10)}GB`
  return `${formatNumber(size >= 10 ? Math.round(size) : Math.round(size * 10) / 10)}MB`
}

type UsedProps = { value: number; most: number | null; unit?: 'bytes' }

/** How much of a thing is used, of how much. `most` is in megabytes where the unit is bytes. */
export function Used({ value, most, unit }: UsedProps) {
  const write = unit === 'bytes' ? formatBytes : formatNumber
  const limit = most === null ? null : unit === 'bytes' ? most * megabyte : most
  const isFull = limit !== null && value >= limit
  return (
    <span className={figure({ full: isFull })}>
      {write(value)}
      {limit !== null && <small> / {write(limit)}</small>}
      {isFull && <small> 한도</small>}
    </span>
  )
}
