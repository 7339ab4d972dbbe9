import { callQuery } from '#api/call-query.ts'
import { retentionKindNames, retentionKinds } from '#schema/plain/retention.ts'
import type { Retention, RetentionCounts } from '#schema/retention.ts'
import { formatDateTime, formatNumber } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { about, cell, head, line, screen, title } from '#admin/kit/list/list.styles.ts'
import { ListFrame } from '#admin/kit/list/list-frame.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import type { Account } from '#admin/kit/console/get-session.ts'
import { DeletionSwitch } from './deletion-switch.tsx'
import { endless, sum } from './styles.ts'
import { totalOf } from './total-of.ts'

const columns = [
  { label: '기록' },
  { label: '기간이 지난 기록' },
  { label: '마지막에 삭제', extra: true },
  { label: '삭제하는 것', extra: true },
]

/** Tells how many records are past the retention that people were promised, and has them deleted. */
export function RetentionScreen({ account }: { account: Account }) {
  const { api } = useAdmin()
  const { data, error, refetch } = useQuery({ ...callQuery(api, 'GET /admin/retention'), staleTime: 0 })
  if (!data) return <QueryNote query={{ error, refetch }} label="보유 기간이 지난 기록을 세는 중" />
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>개인정보 보유 기간</h1>
        <p className={about()}>
          동의를 받을 때 알린 보유 기간이 지난 기록을 찾아 사람을 알아볼 수 있는 것을 삭제합니다. 날짜와 금액
          같은 숫자는 통계로 남습니다. 어떤 기록을 얼마나 보관해야 하는지는 변호사에게 확인해 주세요.
        </p>
      </header>
      <Sum retention={data} />
      <Counts {...data} />
      <Endless rows={data.endless} />
      <DeletionSwitch retention={data} isOwner={account.role === 'owner'} onChanged={() => void refetch()} />
    </main>
  )
}

function Sum({ retention: { found, ranAt } }: { retention: Retention }) {
  const total = totalOf(found)
  return (
    <p className={sum()}>
      {ranAt === null ? (
        '아직 확인하지 않았습니다. 서버가 1분 안에 확인합니다.'
      ) : (
        <>
          보유 기간이 지난 기록 <b>{formatNumber(total)}건</b>
          <small>{formatDateTime(ranAt)} 확인 · 하루에 한 번 확인합니다</small>
        </>
      )}
    </p>
  )
}

const Counts = ({ found, forgotten }: { found: RetentionCounts; forgotten: RetentionCounts }) => (
  <ListFrame columns={columns}>
    {retentionKinds.map((kind) => (
      <tr key={kind} className={line()}>
        <td className={cell({ naming: true })}>{retentionKindNames[kind].title}</td>
        <td className={cell()}>{formatNumber(found[kind] ?? 0)}건</td>
        <td className={cell({ extra: true })}>{formatNumber(forgotten[kind] ?? 0)}건</td>
        <td className={cell({ extra: true })}>{retentionKindNames[kind].removed}</td>
      </tr>
    ))}
  </ListFrame>
)

function Endless({ rows }: { rows: Retention['endless'] }) {
  if (rows.length === 0) return null
  return (
    <section className={endless()} aria-labelledby="endless-consents">
      <h2 id="endless-consents">보유 기간을 정하지 않은 동의</h2>
      <p>
        이 동의를 받은 기록은 삭제되지 않습니다. 지난 버전에 동의한 사람의 기록은 그 버전의 기간을 따릅니다.
      </p>
      <ul>
        {rows.map(({ termId, title: name, version }) => (
          <li key={termId}>
            <Link to={`/content/terms/${termId}`}>
              {name} 버전 {version}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
