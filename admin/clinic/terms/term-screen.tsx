import { termOccasionNames, termPurposeNames } from '#schema/plain/term-purposes.ts'
import type { ConsoleTermVersions } from '#schema/term-versions.ts'
import { ArrowLeft, History, Plus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { actions, head, nothing, screen, title } from '#admin/kit/list/list.styles.ts'
import { ChangesDialog } from '#admin/kit/log/changes-dialog.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { AnnounceNotice } from './announce-notice.tsx'
import { facts, part } from './styles.ts'
import { useVersions } from './use-versions.ts'
import { VersionTable } from './version-table.tsx'

/** One of the clinic's terms: what it is, and its versions. */
export function TermScreen({ id }: { id: number }) {
  const { data, error, refetch } = useVersions(id)
  const navigate = useNavigate()
  const [isShowingLog, setShowingLog] = useState(false)
  if (!data) return <QueryNote query={{ error, refetch }} label="약관을 불러오는 중" />
  const { term, rows } = data
  const address = `/content/terms/${id}`
  const ahead = rows.find(({ status }) => status === 'SCHEDULED')
  return (
    <main className={screen()}>
      <header className={head()}>
        <IconButton label="약관 목록" icon={ArrowLeft} onClick={() => void navigate('/content/terms')} />
        <h1 className={title()}>{term.title}</h1>
        <div className={actions()}>
          <IconButton label="변경 기록" icon={History} onClick={() => setShowingLog(true)} />
          <IconButton
            label="제목과 종류 수정"
            icon={Settings2}
            onClick={() => void navigate(`${address}/form`)}
          />
          {ahead ? (
            <Link to={`${address}/versions/${ahead.version}`} className={button()}>
              시행 예정 버전 수정
            </Link>
          ) : (
            <Link to={`${address}/versions/new`} className={button({ look: 'primary' })}>
              <Plus size={15} aria-hidden /> 새 버전 만들기
            </Link>
          )}
        </div>
        <Facts term={term} />
      </header>
      {ahead && (
        <div className={part()}>
          <AnnounceNotice effectiveOn={ahead.data.effectiveOn} />
        </div>
      )}
      {rows.length === 0 ? (
        <div className={nothing()}>
          <p>아직 글이 없습니다. 첫 버전을 만들면 시행일부터 사이트에 보입니다.</p>
          <Link to={`${address}/versions/new`} className={button()}>
            첫 버전 만들기
          </Link>
        </div>
      ) : (
        <VersionTable versions={data} />
      )}
      {isShowingLog && (
        <ChangesDialog resource="term-versions" rowId={id} onClose={() => setShowingLog(false)} />
      )}
    </main>
  )
}

const Facts = ({ term: { purpose, occasions, isRequired, code } }: Pick<ConsoleTermVersions, 'term'>) => (
  <ul className={facts()}>
    <li>{termPurposeNames[purpose]}</li>
    <li>
      {occasions.length === 0
        ? '동의를 묻지 않음'
        : `${occasions.map((one) => termOccasionNames[one]).join('·')} 때 ${isRequired ? '필수' : '선택'} 동의`}
    </li>
    <li>주소에 쓰는 이름 {code}</li>
  </ul>
)
