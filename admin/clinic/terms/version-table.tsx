import { hasRetentionPeriod } from '#schema/plain/term-purposes.ts'
import type { ConsoleTermVersions } from '#schema/term-versions.ts'
import { formatDate, formatNumber } from '#ui/format.ts'
import { cell, line, nameLink } from '#admin/kit/list/list.styles.ts'
import { ListFrame } from '#admin/kit/list/list-frame.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { StatusMark } from '#admin/kit/parts/status-mark.tsx'
import { PeriodLine } from '../retention/period-line.tsx'
import { versionStatusNames } from './status-words.ts'

/** Versions of terms, the newest first; those of a consent with their retention. */
export function VersionTable({ versions: { term, rows } }: { versions: ConsoleTermVersions }) {
  const hasPeriod = hasRetentionPeriod(term.purpose)
  const columns = [
    { label: '버전' },
    { label: '시행일' },
    { label: '동의한 사람', numeric: true, extra: true },
    ...(hasPeriod ? [{ label: '보유 기간' }] : []),
    { label: '상태' },
  ]
  return (
    <ListFrame columns={columns}>
      {rows.map((row) => (
        <tr key={row.version} className={line()}>
          <td className={cell({ naming: true })}>
            <Link to={`/content/terms/${term.id}/versions/${row.version}`} className={nameLink()}>
              버전 {row.version}
            </Link>
          </td>
          <td className={cell()}>{formatDate(row.effectiveAt)}</td>
          <td className={cell({ numeric: true, extra: true })}>{formatNumber(row.agreedCount)}</td>
          {hasPeriod && (
            <td className={cell()}>
              <PeriodLine term={term} version={row} />
            </td>
          )}
          <td className={cell()}>
            <StatusMark status={row.status} name={versionStatusNames[row.status]} />
          </td>
        </tr>
      ))}
    </ListFrame>
  )
}
