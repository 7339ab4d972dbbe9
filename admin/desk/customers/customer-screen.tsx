import { callQuery } from '#api/call-query.ts'
import type { CustomerRecord } from '#schema/customer-records.ts'
import type { Role } from '#schema/accounts.ts'
import { formatDateTime } from '#ui/format.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { head, screen, title } from '#admin/kit/list/list.styles.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import type { Account } from '#admin/kit/console/get-session.ts'
import { DetailDialog } from '../reservations/detail/detail-dialog.tsx'
import { useEmployees } from '../reservations/use-employees.ts'
import { Bookings } from './bookings.tsx'
import { Consents } from './consents.tsx'
import { CustomerMemo } from './customer-memo.tsx'
import { CustomerRights } from './customer-rights.tsx'
import { Profile } from './profile.tsx'
import { columns, next, textButton, who } from './styles.ts'

/** Roles that hand a person's data out, or remove it. */
const runsClinic: readonly Role[] = ['owner', 'manager']

/** One customer: when they come next, what they booked, who they are and what they agreed to. */
export function CustomerScreen({ account, id }: { account: Account; id: number }) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const params = { customerId: id }
  const { employees } = useEmployees()
  const [open, setOpen] = useState<number | null>(null)
  const [revealed, setRevealed] = useState<CustomerRecord | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const found = useQuery({
    ...callQuery(api, 'GET /admin/customers/{customerId}', { params }),
    staleTime: 0,
    // News of the removal come before its answer does.
    enabled: !isRemoving,
  })
  if (!found.data) return <QueryNote query={found} label="고객을 불러오는 중" />
  const { name, phone, email, birthDate } = revealed ?? found.data
  const customer = { ...found.data, name, phone, email, birthDate, isRevealed: revealed !== null }
  const refresh = () => {
    void found.refetch()
    void client.invalidateQueries({ queryKey: ['GET /admin/reservations'] })
  }
  return (
    <main className={screen()}>
      <CustomerHead customer={customer} onRevealed={setRevealed} />
      <div className={columns()}>
        <div>
          <NextBooking customer={customer} onOpen={setOpen} />
          <Bookings customerId={id} onOpen={setOpen} />
        </div>
        <div>
          <Profile customer={customer} />
          <CustomerMemo key={id} customer={customer} onSaved={refresh} />
          <Consents customer={customer} />
          {runsClinic.includes(account.role) && (
            <CustomerRights customer={customer} onRemoving={setRemoving} />
          )}
        </div>
      </div>
      {open !== null && (
        <DetailDialog
          reservationId={open}
          employees={employees}
          onChanged={refresh}
          onClose={() => setOpen(null)}
        />
      )}
    </main>
  )
}

type ShownCustomer = ComponentProps<typeof Profile>['customer']

type CustomerHeadProps = { customer: ShownCustomer; onRevealed: (record: CustomerRecord) => void }

/** The customer's identity; name and phone are masked until the desk asks for them. */
function CustomerHead({ customer, onRevealed }: CustomerHeadProps) {
  const { api } = useAdmin()
  const { isBusy, run } = useWork()
  const reveal = async () =>
    onRevealed(
      await api.request('POST /admin/customers/{customerId}/reveal', { params: { customerId: customer.id } }),
    )
  return (
    <header className={head()}>
      <Link to="/customers" className={button({ look: 'quiet' })}>
        <ChevronLeft size={15} aria-hidden /> 고객
      </Link>
      <div className={who()}>
        <h1 className={title()}>{customer.name ?? '이름 없음'}</h1>
        <small>{customer.kind === 'member' ? '회원' : '비회원'}</small>
        {!customer.isRevealed && (
          <Button
            type="button"
            className={textButton({ small: true })}
            title="누가 언제 보았는지 기록됩니다"
            disabled={isBusy}
            onClick={() => void run(reveal)}
          >
            이름과 연락처 보기
          </Button>
        )}
      </div>
    </header>
  )
}

type NextBookingProps = { customer: ShownCustomer; onOpen: (reservationId: number) => void }

function NextBooking({ customer: { next: ahead }, onOpen }: NextBookingProps) {
  return (
    <div className={next()}>
      <span>다음 예약</span>
      {ahead ? (
        <button type="button" className={textButton()} onClick={() => onOpen(ahead.reservationId)}>
          {formatDateTime(ahead.reservedAt)}
        </button>
      ) : (
        <p>앞으로의 예약이 없습니다.</p>
      )}
    </div>
  )
}
