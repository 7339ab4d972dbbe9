import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes. */
export function residentBytes(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(kilobytes) * 1024
  } catch {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
  }
}

/** Fields of `/proc/PID/stat` after the name: of proc(5) the third is the first here. */
const statOf = (pid) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

/** Seconds of processor time that a process has used, user and system; `undefined` where the system does not tell. */
export function processorTime(pid) {
  try {
    const fields = statOf(pid)
    // `utime` and `stime`, in the hundredths of a second that Linux shows to programs.
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return undefined
  }
}

/** As `processorTime`, with the processes that it has started: those that have ended, and those that run. */
export function processorTimeOfAll(pid) {
  try {
    const fields = statOf(pid)
    const own = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / 100
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + (processorTimeOfAll(child) ?? 0), own)
  } catch {
    return undefined
  }
}

/** The most resident memory that a process has had, in bytes; `undefined` where the system does not tell. */
export function mostResidentBytes(pid) {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(kilobytes) * 1024
  } catch {
    return undefined
  }
}
