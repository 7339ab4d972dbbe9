import type { ConsoleTermVersion, ConsoleTermVersions, TermVersionInput } from '#schema/term-versions.ts'
import { hasRetentionPeriod } from '#schema/plain/term-purposes.ts'
import { addDays } from '#schema/plain/days.ts'
import { formatDate, formatNumber } from '#ui/format.ts'
import { ArrowLeft } from 'lucide-react'
import { actions, bar, naming, screen } from '#admin/kit/edit/form.styles.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import { PeriodLine } from '../retention/period-line.tsx'
import { Redirect } from '#admin/kit/parts/redirect.tsx'
import { StatusMark } from '#admin/kit/parts/status-mark.tsx'
import { button, iconButton, notice } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { versionStatusNames } from './status-words.ts'
import { pane } from './styles.ts'
import { TextComparison } from './text-comparison.tsx'
import { useVersions } from './use-versions.ts'
import { VersionForm } from './version-form.tsx'
import { useToday } from '#admin/kit/parts/use-today.ts'

type VersionScreenProps = {
  id: number
  /** `null` for the next one. */
  version: number | null
}

/** A version of terms: a form while it is ahead, and to be read from then on. */
export function VersionScreen({ id, version }: VersionScreenProps) {
  const { data, error, refetch } = useVersions(id)
  const today = useToday()
  if (!data) return <QueryNote query={{ error, refetch }} label="약관을 불러오는 중" />
  const { rows } = data
  const stored = rows.find((row) => row.version === version)
  const ahead = rows.find(({ status }) => status === 'SCHEDULED')
  if (version === null && ahead) return <Redirect to={`/content/terms/${id}/versions/${ahead.version}`} />
  if (version !== null && !stored) return <Redirect to={`/content/terms/${id}`} />
  // The version in force may only be read, also where it came into force while somebody wrote.
  if (stored && stored.status !== 'SCHEDULED') return <Reading versions={data} shown={stored} />
  const before = rows.find((row) => row !== stored)
  return <VersionForm versions={data} before={before} stored={stored} initial={initialOf(before, today)} />
}

/** A new version begins with the words of the one before, from thirty days on: the longer time to announce it. */
const initialOf = (before: ConsoleTermVersion | undefined, today: string): TermVersionInput => ({
  ...(before?.data ?? { collectionPurpose: '', collectedItems: '', retention: '', refusal: '', body: [] }),
  effectiveOn: before ? addDays(today, 30) : today,
})

type ReadingProps = { versions: ConsoleTermVersions; shown: ConsoleTermVersion }

function Reading({ versions: { term, rows }, shown }: ReadingProps) {
  const address = `/content/terms/${term.id}`
  const { version, status, effectiveAt, agreedCount } = shown
  const canWrite = rows.every((row) => row.status !== 'SCHEDULED')
  return (
    <main className={screen()}>
      <header className={bar()}>
        <Link to={address} className={iconButton()} aria-label={term.title} title={term.title}>
          <ArrowLeft aria-hidden strokeWidth={1.75} />
        </Link>
        <div className={naming()}>
          <h1>
            {term.title} 버전 {version}
          </h1>
          <p>
            <StatusMark status={status} name={versionStatusNames[status]} />
            <span>
              {formatDate(effectiveAt)} 시행 · {formatNumber(agreedCount)}명 동의
            </span>
          </p>
        </div>
        <div className={actions()}>
          {canWrite && (
            <Link to={`${address}/versions/new`} className={button({ look: 'primary' })}>
              새 버전 만들기
            </Link>
          )}
        </div>
      </header>
      <div className={pane()}>
        <p className={notice()}>
          {status === 'PUBLIC' ? '시행 중인 버전은' : '지난 버전은'} 고칠 수 없습니다. 누가 어떤 글에
          동의했는지 그대로 남습니다.
        </p>
        {hasRetentionPeriod(term.purpose) && <PeriodLine term={term} version={shown} />}
        <TextComparison before={rows[rows.indexOf(shown) + 1]} after={shown.data} />
      </div>
    </main>
  )
}
