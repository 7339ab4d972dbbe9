import type { Clinic } from '#schema/operator.ts'
import { formatDate } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { getChoseong } from 'es-hangul'
import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { state } from '#admin/kit/parts/accounts.styles.ts'
import {
  actions,
  cell,
  count,
  head,
  headCell,
  line,
  nameLink,
  nothing,
  quiet,
  screen,
  table,
  tableBox,
  title,
  toolbar,
} from '#admin/kit/list/list.styles.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import { SearchBox } from '#admin/kit/list/search-box.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { NewClinicDialog } from './new-clinic-dialog.tsx'
import { useOperatorApi } from './operator-context.tsx'
import { hostLine } from './styles.ts'
import { Used } from './used.tsx'

/** Lists every clinic of the deployment, with its usage and limits. */
export function ClinicsScreen() {
  const api = useOperatorApi()
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<'new' | 'import' | null>(null)
  const found = useQuery({
    queryKey: ['GET /clinics'],
    queryFn: ({ signal }) => api.request('GET /clinics', { signal }),
    staleTime: 0,
  })
  if (!found.data) return <QueryNote query={found} label="병원을 불러오는 중" />
  const { rows } = found.data
  const shown = rows.filter((clinic) => matches(clinic, search))
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>
          병원<span className={count()}>{rows.length}</span>
        </h1>
        <div className={actions()}>
          <button type="button" className={button()} onClick={() => setOpened('import')}>
            <Upload size={15} aria-hidden /> 가져오기
          </button>
          <button type="button" className={button({ look: 'primary' })} onClick={() => setOpened('new')}>
            <Plus size={15} aria-hidden /> 새 병원
          </button>
        </div>
      </header>
      {rows.length > 0 && (
        <div className={toolbar()}>
          <SearchBox
            label="병원 찾기"
            placeholder="이름, 초성, 주소"
            value={search}
            onSearch={(text) => setSearch(text)}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <div className={nothing()}>
          <p>{rows.length === 0 ? '아직 병원이 없습니다.' : `‘${search}’에 맞는 병원이 없습니다.`}</p>
          {rows.length === 0 && (
            <button type="button" className={button()} onClick={() => setOpened('new')}>
              첫 병원 열기
            </button>
          )}
        </div>
      ) : (
        <div className={tableBox()}>
          <ClinicTable clinics={shown} />
        </div>
      )}
      {opened === 'new' && <NewClinicDialog onClose={() => setOpened(null)} />}
      {opened === 'import' && <ImportDialog onClose={() => setOpened(null)} />}
    </main>
  )
}

function matches({ name, code, hosts }: Clinic, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return true
  const isConsonants = /^[ㄱ-ㅎ]+$/.test(wanted)
  return (
    [name, code, ...hosts].some((text) => text.toLowerCase().includes(wanted)) ||
    (isConsonants && getChoseong(name).replaceAll(' ', '').includes(wanted))
  )
}

const columns = [
  { name: '병원' },
  { name: '상태' },
  { name: '페이지', numeric: true, extra: true },
  { name: '그림', numeric: true, extra: true },
  { name: '계정', numeric: true, extra: true },
  { name: '이달 예약', numeric: true, extra: true },
  { name: '이달 문자·알림톡', numeric: true, extra: true },
  { name: '마지막 공개', extra: true },
] as const

const ClinicTable = ({ clinics }: { clinics: Clinic[] }) => (
  <table className={table()}>
    <thead>
      <tr>
        {columns.map(({ name, ...look }) => (
          <th key={name} scope="col" className={headCell(look)}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {clinics.map(({ id, name, hosts, isSuspended, publishedAt, quotas, use }) => (
        <tr key={id} className={line()}>
          <td className={cell({ naming: true })}>
            <Link to={`/clinics/${id}`} className={nameLink()}>
              {name}
              <span className={hostLine()} style={{ fontWeight: 400 }}>
                {hosts[0] ?? '주소 없음'}
                {hosts.length > 1 && ` 외 ${hosts.length - 1}`}
              </span>
            </Link>
          </td>
          <td className={cell()}>
            <span className={state({ of: isSuspended ? 'over' : 'active' })}>
              {isSuspended ? '멈춤' : '운영 중'}
            </span>
          </td>
          <td className={cell({ numeric: true, extra: true })}>
            <Used value={use.pages} most={quotas.pages} />
          </td>
          <td className={cell({ numeric: true, extra: true })}>
            <Used value={use.pictureBytes} most={quotas.pictureMegabytes} unit="bytes" />
          </td>
          <td className={cell({ numeric: true, extra: true })}>
            <Used value={use.accounts} most={quotas.accounts} />
          </td>
          <td className={cell({ numeric: true, extra: true })}>{use.reservationsThisMonth}</td>
          <td className={cell({ numeric: true, extra: true })}>
            <Used value={use.messagesThisMonth} most={quotas.messages} />
          </td>
          <td className={cell({ extra: true })}>
            {publishedAt ? formatDate(publishedAt) : <span className={quiet()}>없음</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
