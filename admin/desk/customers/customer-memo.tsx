import type { CustomerRecord } from '#schema/customer-records.ts'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { MemoField } from '#admin/kit/drafts/memo-field.tsx'
import { section } from './styles.ts'

type CustomerMemoProps = { customer: CustomerRecord; onSaved: () => void }

/** The clinic's words about a customer. */
export function CustomerMemo({ customer, onSaved }: CustomerMemoProps) {
  const { api } = useAdmin()
  const params = { customerId: customer.id }
  return (
    <section className={section()}>
      <h2>메모</h2>
      <MemoField
        of={`customers/${customer.id}`}
        memo={customer.memo}
        hint="고객이 자기 정보를 요청하면 함께 건네집니다."
        save={(memo) => api.request('PUT /admin/customers/{customerId}/memo', { params, body: { memo } })}
        onSaved={onSaved}
      />
    </section>
  )
}
