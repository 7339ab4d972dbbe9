import type { PublicationFinding } from '#schema/publication-checks.ts'
import { ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Link } from '#admin/kit/parts/link.tsx'
import { findingAddress } from './finding-address.ts'
import {
  findingAction,
  findingGroup,
  findingHead,
  findingList,
  findingText,
  findingWhere,
} from './findings.styles.ts'

const kindNames: Record<PublicationFinding['kind'], string> = {
  standing: '이대로는 공개할 수 없습니다',
  block: '사이트에 보이지 않는 부분',
  link: '끊어진 링크',
  advertising: '의료광고 표현',
  contrast: '읽기 어려운 색',
  picture: '설명 없는 그림',
  page: '검색에 보일 제목과 설명',
}

/** As many lie open without being asked for. */
const mostOpen = 2

type FindingsProps = {
  findings: readonly PublicationFinding[]
  /** Somebody goes to look at one. */
  onLeave?: () => void
}

/** What there is to look at, by kind, each with the way to where it is. */
export function Findings({ findings, onLeave }: FindingsProps) {
  const kinds = [...new Set(findings.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const own = findings.filter((finding) => finding.kind === kind)
    const isBlocking = own.some(({ severity }) => severity === 'blocking')
    return (
      <details key={kind} className={findingGroup()} open={isBlocking || findings.length <= mostOpen}>
        <summary className={findingHead({ blocking: isBlocking })}>
          <ChevronRight aria-hidden />
          <span>{kindNames[kind]}</span>
          <b>{own.length}</b>
        </summary>
        <ul className={findingList()}>
          {own.map((finding, index) => (
            <li key={index}>
              <Finding finding={finding} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      </details>
    )
  })
}

function Finding({ finding, onLeave }: { finding: PublicationFinding; onLeave: (() => void) | undefined }) {
  const { where, excerpt, message, action } = finding
  const { pathname } = useLocation()
  const address = findingAddress(finding)
  const name = `${where.join(' › ')} 보기`
  return (
    <>
      <div>
        {where.length > 0 && <p className={findingWhere()}>{where.join(' › ')}</p>}
        {excerpt && (
          <p className={findingText()}>
            {excerpt.before}
            <mark>{excerpt.phrase}</mark>
            {excerpt.after}
          </p>
        )}
        <p className={findingAction()}>
          {message} {action}
        </p>
      </div>
      {address?.startsWith('/site#') && pathname === '/site' ? (
        // The browser's own way to another place of this screen: it tells the form, too.
        <a href={address.slice('/site'.length)} aria-label={name} onClick={onLeave}>
          보기
        </a>
      ) : (
        address && (
          <Link to={address} aria-label={name} onClick={onLeave}>
            보기
          </Link>
        )
      )}
    </>
  )
}
