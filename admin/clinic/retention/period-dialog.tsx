import { callMutation } from '#api/call-query.ts'
import { retentionUnitNames, retentionUnits, type RetentionUnit } from '#schema/plain/retention.ts'
import type { RetentionPeriod } from '#schema/retention.ts'
import type { ConsoleTermVersion, ConsoleTermVersions } from '#schema/term-versions.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { tick } from '#admin/kit/list/list.styles.ts'
import { form, tickLine } from '../developers/styles.ts'
import { fieldErrorsOf, wholeErrorOf } from '#admin/kit/parts/field-errors.ts'
import { Field } from '#admin/kit/parts/field.tsx'
import { FormDialog } from '#admin/kit/parts/form-dialog.tsx'
import { Select } from '#admin/kit/parts/select.tsx'
import { fieldHint, input } from '#admin/kit/parts/styles.ts'
import { useUnsavedClose } from '#admin/kit/drafts/use-unsaved-close.tsx'
import { length } from './styles.ts'

type PeriodDialogProps = {
  term: ConsoleTermVersions['term']
  version: ConsoleTermVersion
  onClose: () => void
}

const fresh: RetentionPeriod = { amount: 1, unit: 'YEAR', keepsMembers: true, isKeptByLaw: false }
const units = retentionUnits.map((value) => ({ value, label: retentionUnitNames[value] }))

/** Sets the retention of a version of a consent beside the words that promise it. */
export function PeriodDialog({
  term,
  version: { version, data, retentionPeriod },
  onClose,
}: PeriodDialogProps) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const [from] = useState(() => ({
    ...(retentionPeriod ?? fresh),
    amount: String(retentionPeriod?.amount ?? ''),
  }))
  const [values, setValues] = useState(from)
  const set = (changed: Partial<typeof from>) => setValues({ ...values, ...changed })
  const save = useMutation({
    ...callMutation(api, 'PUT /admin/terms/{id}/versions/{version}/retention-period'),
    onSuccess: ({ period }) => {
      showToast(period ? '보유 기간을 저장했습니다.' : '보유 기간을 없앴습니다.', { kind: 'success' })
      void client.invalidateQueries({ queryKey: ['GET /admin/terms/{id}/versions'] })
      void client.invalidateQueries({ queryKey: ['GET /admin/retention'] })
      onClose()
    },
  })
  const { close, question } = useUnsavedClose(values !== from, onClose)
  const submit = () => {
    const amount = values.amount.trim()
    const period = amount === '' ? null : { ...values, amount: Number(amount) }
    save.mutate({ params: { id: term.id, version }, body: { period } })
  }
  const isOfBookings = term.purpose === 'PRIVACY' || term.purpose === 'SENSITIVE'
  const error = fieldErrorsOf(save.error)('period')
  return (
    <FormDialog
      title={`버전 ${version}의 보유 기간`}
      submit="저장"
      isDisabled={save.isPending}
      onSubmit={submit}
      onClose={close}
      className={form()}
      error={wholeErrorOf(save.error, ['period'])}
      over={question}
    >
      {data.retention !== '' && <p className={fieldHint()}>안내 글: {data.retention}</p>}
      <LengthField {...values} error={error} onChange={set} />
      {isOfBookings && (
        <Tick
          title="회원의 기록은 탈퇴할 때까지 보관"
          isTicked={values.keepsMembers}
          onChange={(keepsMembers) => set({ keepsMembers })}
        />
      )}
      {term.purpose === 'PRIVACY' && term.occasions.includes('RESERVATION') && (
        <Tick
          title="법령에 따라 보관: 탈퇴하거나 삭제를 요청해도 지난 예약은 이 기간까지 보관"
          isTicked={values.isKeptByLaw}
          onChange={(isKeptByLaw) => set({ isKeptByLaw })}
        />
      )}
    </FormDialog>
  )
}

type TickProps = { title: string; isTicked: boolean; onChange: (isTicked: boolean) => void }

const Tick = ({ title, isTicked, onChange }: TickProps) => (
  <label className={tickLine()}>
    <input
      type="checkbox"
      className={tick()}
      checked={isTicked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {title}
  </label>
)

type Length = { amount: string; unit: RetentionUnit }
type LengthFieldProps = Length & { error: string | undefined; onChange: (changed: Partial<Length>) => void }

/** A typed number and its unit. */
function LengthField({ amount, unit, error, onChange }: LengthFieldProps) {
  return (
    <Field
      title="보유 기간"
      error={error}
      hint="안내 글과 같은 기간을 적습니다. 비우면 기록이 삭제되지 않습니다."
    >
      {(id, isWrong) => (
        <div className={length()}>
          <input
            id={id}
            className={input()}
            inputMode="numeric"
            maxLength={3}
            placeholder="예: 1"
            aria-invalid={isWrong}
            value={amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
          <Select
            label="단위"
            value={unit}
            options={units}
            onChange={(chosen) => onChange({ unit: chosen as RetentionUnit })}
          />
        </div>
      )}
    </Field>
  )
}
