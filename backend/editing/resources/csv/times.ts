import { dayAndTimeOf, momentOf } from '#backend/kernel/time/seoul-time.ts'

/*
 * Days and times of a cell, as Korean Excel writes them: `2026-11-03`, `2026.11.03`, `2026년 11월 3일`, `9:30`,
 * `오후 2:30`, `14시 30분`, `2026-11-03 오전 9:30:00`, and the serial number of a cell without a format.
 */

const dayPattern =
  /^(\d{4}) ?(?:-|\.|\/|년) ?(\d{1,2}) ?(?:-|\.|\/|월) ?(\d{1,2})(?!\d) ?(?:일|\.)?(?: ?\(?[월화수목금토일](?:요일)?\)?)?/
const timePattern =
  /^(오전|오후|am|pm)? ?(\d{1,2})(?::(\d{2})(?::(\d{2})(?:\.\d+)?)?|시(?: ?(\d{1,2})분(?: ?(\d{1,2})초)?)?) ?(am|pm)?$/i

/** Day 0 of Excel's calendar as the days that follow 1900-02-28 count it. */
const serialZero = Date.UTC(1899, 11, 30)
const dayLength = 24 * 60 * 60

const tidied = (cell: string) => cell.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()

function dayIn(text: string): { day: string; rest: string } | undefined {
  const [found, year = '', month = '', date = ''] = dayPattern.exec(text) ?? []
  if (found === undefined) return undefined
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const known = new Date(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(known.getTime()) && known.toISOString().startsWith(day)
  return isReal ? { day, rest: text.slice(found.length).trim() } : undefined
}

/** Seconds since midnight. */
function secondsIn(text: string): number | undefined {
  const match = timePattern.exec(text)
  if (!match) return undefined
  const [, before, hours = '', colonMinutes, colonSeconds, minutes, seconds, after] = match
  const half = (before ?? after)?.toLowerCase()
  const hour = hourOf(Number(hours), half)
  const minute = Number(colonMinutes ?? minutes ?? 0)
  const second = Number(colonSeconds ?? seconds ?? 0)
  if (hour === undefined || minute > 59 || second > 59) return undefined
  return (hour * 60 + minute) * 60 + second
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined
  const isMorning = half === '오전' || half === 'am'
  if (hour > 12) return isMorning || hour > 23 ? undefined : hour
  return (hour % 12) + (isMorning ? 0 : 12)
}

/** Returns the day of a serial number, such as `46329.395833`, and the seconds since its midnight. */
function serialIn(text: string): { day: string; seconds: number } | undefined {
  if (!/^[34567]\d{4}(\.\d+)?$/.test(text)) return undefined
  const seconds = Math.round(Number(text) * dayLength)
  const day = new Date(serialZero + Math.floor(seconds / dayLength) * dayLength * 1000)
  return { day: day.toISOString().slice(0, 10), seconds: seconds % dayLength }
}

/** A moment as a cell: `2026-11-22 21:40`. */
export const writeMoment = (value: unknown): string =>
  typeof value === 'string' ? dayAndTimeOf(new Date(value)) : ''

/** Throws an `Error` that says what would be right. */
export function readMoment(cell: string): string {
  if (/T.*(Z|[+-]\d\d:\d\d)$/.test(cell) && !Number.isNaN(Date.parse(cell))) {
    return new Date(cell).toISOString()
  }
  const text = tidied(cell).replace(/T(?=\d)/, ' ')
  const serial = serialIn(text)
  const found = dayIn(text)
  const seconds = serial?.seconds ?? (found && (found.rest === '' ? 0 : secondsIn(found.rest)))
  const day = serial?.day ?? found?.day
  if (day === undefined || seconds === undefined) {
    throw new Error('날짜와 시각으로 읽을 수 없습니다. 2026-11-22 09:00처럼 적어 주세요.')
  }
  return new Date(momentOf(day, 0).getTime() + seconds * 1000).toISOString()
}

/** Throws an `Error` that says what would be right. */
export function readDay(cell: string): string {
  const text = tidied(cell)
  const serial = serialIn(text)
  if (serial) return serial.day
  const found = dayIn(text)
  if (found && (found.rest === '' || secondsIn(found.rest) === 0)) return found.day
  throw new Error('날짜로 읽을 수 없습니다. 2026-11-22처럼 적어 주세요.')
}

/** Throws an `Error` that says what would be right. */
export function readTime(cell: string): string {
  const text = tidied(cell)
  const seconds = /^0\.\d+$/.test(text) ? Math.round(Number(text) * dayLength) : secondsIn(text)
  if (seconds === undefined || seconds % 60 !== 0) {
    throw new Error('시각으로 읽을 수 없습니다. 09:30이나 오후 2:30처럼 분까지 적어 주세요.')
  }
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}:${two((seconds / 60) % 60)}`
}
