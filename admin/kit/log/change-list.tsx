import type { AuditEntry } from '#schema/resource.ts'
import { changes } from '../edit/form.styles.ts'
import { nothing } from '../list/list.styles.ts'
import { formatDateTime } from '#ui/format.ts'
import { Link } from '../parts/link.tsx'

const actionNames: Record<AuditEntry['action'], string> = {
  CREATED: '만듦',
  CHANGED: '고침',
  REMOVED: '삭제',
  ORDERED: '차례 바꿈',
  REVEALED: '연락처 보기',
  EXPORTED: '내보내기',
  SESSIONS_ENDED: '로그인 끝내기',
  PASSWORD_SET: '비밀번호 바꿈',
}

/** Entries of the log: who did what, and each field before and after. `isLinked` names the row and leads to it. */
export function ChangeList({ entries, isLinked = false }: { entries: AuditEntry[]; isLinked?: boolean }) {
  if (entries.length === 0)
    return (
      <p className={nothing()}>
        아직 기록이 없습니다. 콘텐츠나 설정을 고치면 누가 언제 무엇을 바꾸었는지 여기에 남습니다.
      </p>
    )
  return (
    <ol className={changes()}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <b>{entry.by}</b> {isLinked && <Named entry={entry} />}
          {actionNames[entry.action]} <small>{formatDateTime(entry.at)}</small>
          {entry.changes.length > 0 && (
            <dl>
              {entry.changes.map((change, index) => (
                // One part of a text may have gone where another came: both are told by one place.
                <div key={index} style={{ display: 'contents' }}>
                  <dt>{change.field}</dt>
                  <dd>
                    <del>{change.before}</del> → {change.after}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {entry.warnings.length > 0 && (
            <ul aria-label="확인하고 저장한 의료광고 표현">
              {entry.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What an entry is about: a setting, a row that is there or gone, or an order. */
function Named({ entry: { action, resource, resourceTitle, rowId, title } }: { entry: AuditEntry }) {
  if (rowId === null && action === 'CHANGED' && resource !== 'accounts') {
    return (
      <>
        <Link to={`/settings/${resource}`}>{title}</Link>{' '}
      </>
    )
  }
  return (
    <>
      {resourceTitle}{' '}
      {rowId !== null && action !== 'REMOVED' ? (
        <Link to={addressOf(resource, rowId)}>‘{title}’</Link>
      ) : (
        `‘${title}’`
      )}{' '}
    </>
  )
}

/** The screen of a row. */
function addressOf(resource: string, rowId: number): string {
  if (resource === 'consultations') return `/reservations?view=consultations&open=${rowId}`
  return resource === 'customers' ? `/customers/${rowId}` : `/content/${resource}/${rowId}`
}
