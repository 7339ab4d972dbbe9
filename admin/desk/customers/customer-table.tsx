import type { CustomerRow } from '#schema/customer-records.ts'
import { formatDate, formatDateTime, formatPhone } from '#ui/format.ts'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { cell, line, nameLink, quiet } from '#admin/kit/list/list.styles.ts'
import { ListFrame } from '#admin/kit/list/list-frame.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { below, kind, person, textButton } from './styles.ts'

type CustomerTableProps = { rows: readonly CustomerRow[]; onOpen: (reservationId: number) => void }

const columns = [
  { label: '이름' },
  { label: '전화번호', extra: true },
  { label: '다음 예약' },
  { label: '마지막 방문', extra: true },
  { label: '방문 완료', numeric: true, extra: true },
  { label: '노쇼', numeric: true, extra: true },
  { label: '광고 수신', extra: true },
]

/** One line a customer; the next booking opens by one click. */
export function CustomerTable({ rows, onOpen }: CustomerTableProps) {
  return (
    <ListFrame columns={columns}>
      {rows.map((row) => (
        <CustomerLine key={row.id} row={row} onOpen={onOpen} />
      ))}
    </ListFrame>
  )
}

export const phoneText = (phone: string | null) => (phone === null ? '번호 없음' : formatPhone(phone))

function CustomerLine({ row, onOpen }: { row: CustomerRow; onOpen: (reservationId: number) => void }) {
  const { api } = useAdmin()
  const { isBusy, run } = useWork()
  const [shown, setShown] = useState<{ name: string | null; phone: string | null } | null>(null)
  const { next } = row
  const name = (shown ?? row).name ?? '이름 없음'
  const phone = phoneText((shown ?? row).phone)
  const reveal = async () => {
    const params = { customerId: row.id }
    setShown(await api.request('POST /admin/customers/{customerId}/reveal', { params }))
  }
  return (
    <tr className={line()}>
      <td className={cell({ naming: true })}>
        <Link to={`/customers/${row.id}`} className={nameLink()}>
          {name}
          <span className={kind()}>{row.kind === 'member' ? '회원' : '비회원'}</span>
          <span className={below()}>{phone}</span>
        </Link>
      </td>
      <td className={cell({ extra: true })}>
        <div className={person()}>
          {shown?.phone ? <a href={`tel:${shown.phone}`}>{phone}</a> : phone}
          {!shown && (
            <Button
              type="button"
              className={textButton({ small: true })}
              title="누가 언제 보았는지 기록됩니다"
              disabled={isBusy}
              onClick={() => void run(reveal)}
            >
              연락처 보기
            </Button>
          )}
        </div>
      </td>
      <td className={cell()}>
        {next ? (
          <button type="button" className={textButton()} onClick={() => onOpen(next.reservationId)}>
            {formatDateTime(next.reservedAt)}
          </button>
        ) : (
          <span className={quiet()}>없음</span>
        )}
      </td>
      <td className={cell({ extra: true })}>
        {row.lastVisitAt ? formatDate(row.lastVisitAt) : <span className={quiet()}>없음</span>}
      </td>
      <td className={cell({ numeric: true, extra: true })}>{row.visits}</td>
      <td className={cell({ numeric: true, extra: true })}>{row.noShows}</td>
      <td className={cell({ extra: true })}>
        {row.isMarketingAgreed ? '받음' : <span className={quiet()}>받지 않음</span>}
      </td>
    </tr>
  )
}
