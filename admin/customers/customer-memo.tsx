import type { CustomerRecord } from '#schema/customer-records.ts'
import { useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { button, fieldHint, input } from '../parts/styles.ts'
import { useWork } from '../parts/use-work.ts'
import { memo as memoBox, section } from './styles.ts'

type CustomerMemoProps = { customer: CustomerRecord; onSaved: () => void }

/** The clinic's words about a customer. */
export function CustomerMemo({ customer, onSaved }: CustomerMemoProps) {
  const { api } = useAdmin()
  const { isBusy, run } = useWork(onSaved)
  const [memo, setMemo] = useState(customer.memo)
  const save = () =>
    api.request('PUT /admin/customers/{customerId}/memo', {
      params: { customerId: customer.id },
      body: { memo },
    })
  return (
    <section className={section()}>
      <h2 id="customer-memo">메모</h2>
      <div className={memoBox()}>
        <textarea
          className={input({ area: true })}
          value={memo}
          maxLength={2000}
          aria-labelledby="customer-memo"
          onChange={(event) => setMemo(event.target.value)}
        />
        <p className={fieldHint()}>병원만 봅니다. 고객이 자기 정보를 요청하면 함께 건네집니다.</p>
        {memo !== customer.memo && (
          <button
            type="button"
            className={button()}
            disabled={isBusy}
            onClick={() => void run(save, '메모를 저장했습니다.')}
          >
            메모 저장
          </button>
        )}
      </div>
    </section>
  )
}
