import { dayText } from '#schema/plain/days.ts'
import { ApiError } from '#api/client.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useKeptTyping } from '#admin/kit/drafts/use-kept-typing.ts'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { DayInput } from '#admin/kit/parts/day/day-input.tsx'
import { TimeInput } from '#admin/kit/parts/day/time-input.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { FormActions } from '#admin/kit/parts/form-actions.tsx'
import { Field } from '#admin/kit/parts/field.tsx'
import { Select, type SelectOption } from '#admin/kit/parts/select.tsx'
import { button, fieldHint, input, notice } from '#admin/kit/parts/styles.ts'
import { fieldRow } from '../detail.styles.ts'
import { momentIn } from '#admin/kit/form/data/seoul-time.ts'
import { useUnsavedClose } from '#admin/kit/drafts/use-unsaved-close.tsx'
import { useOverride } from '../use-override.tsx'
import { emptyEntry, isTyped, type EntryValues, type Given, type Place } from './entry-values.ts'
import { OptionsField } from './options-field.tsx'
import { form } from './styles.ts'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

type EntryDialogProps = {
  /** Where it is meant to be at first. */
  place: Place
  /** True where somebody chose that place: it stands, whatever was typed before. */
  isPlaceChosen?: boolean
  given?: Partial<Given>
  /** What it is made of, where it has another source than a call: `consultations/7`. */
  of?: string
  employees: readonly SelectOption[]
  onEntered: (id: number) => void
  onClose: () => void
}

/**
 * A reservation that the clinic took by phone. It is confirmed at once, never over another; a time that customers can't book
 * is asked about first. What is typed is kept until it is entered or given up, and goes on where the window opens again.
 */
export function EntryDialog(props: EntryDialogProps) {
  const { place, isPlaceChosen, given = {}, of = 'calls', employees, onEntered, onClose } = props
  const { api } = useAdmin()
  const formId = useId()
  const keptAs = `entry/${of}`
  const [kept, keep] = useKeptTyping<EntryValues>(keptAs)
  const from = emptyEntry(place, given)
  const [goesOn, setGoesOn] = useState(kept !== null)
  const [values, setValues] = useState<EntryValues>({ ...from, ...kept, ...(isPlaceChosen && place) })
  const isUnsaved = isTyped(values, from)
  const set = (changed: Partial<EntryValues>) => {
    const next = { ...values, ...changed }
    setValues(next)
    keep(isTyped(next, from) ? next : null)
  }
  const beginAnew = () => {
    setValues(from)
    keep(null)
    setGoesOn(false)
  }
  const { options } = values
  const { attempt, question: override } = useOverride('그래도 예약하기')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      attempt((accepted) =>
        api.request('POST /admin/reservations', {
          body: {
            type: options.length > 0 ? 'TREATMENT' : 'VISIT',
            reservedAt: momentIn(values.day, values.time),
            employeeId: Number(values.employeeId),
            items: options.map(({ id, quantity }) => ({ productOptionId: id, quantity })),
            contactName: values.contactName,
            contactPhone: values.contactPhone,
            memo: values.memo,
            ...(values.minutes && { durationMinutes: Number(values.minutes) }),
            ...accepted,
          },
        }),
      ),
    onSuccess: (entered) => {
      if (!entered) return
      const { id, contactName } = entered.made
      keep(null)
      showToast(`${contactName}님 예약을 등록했습니다.`, { kind: 'success' })
      onEntered(id)
    },
  })
  const { close, question } = useUnsavedClose(isUnsaved, onClose, keptAs)
  const told = error instanceof ApiError ? error.errors : []
  const errorOf = (path: string) => told.find((one) => one.path.startsWith(path))?.message
  const known = ['/reservedAt', '/employeeId', '/items', '/contactName', '/contactPhone', '/durationMinutes']
  const isAtField = known.some((path) => errorOf(path))
  const usual = options.reduce((sum, { minutes, quantity }) => sum + minutes * quantity, 0)
  return (
    <Dialog
      title="전화 예약 등록"
      isForm
      onClose={close}
      actions={
        <FormActions formId={formId} isDisabled={isPending || values.employeeId === ''} onCancel={close}>
          예약 등록
        </FormActions>
      }
    >
      <form
        id={formId}
        className={form()}
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        {goesOn && (
          <div role="status">
            <div className={notice()}>
              <p>작성하던 예약을 이어서 작성합니다.</p>
              <button type="button" className={button()} onClick={beginAnew}>
                비우고 새로 작성
              </button>
            </div>
          </div>
        )}
        <div className={fieldRow({ dated: true })}>
          <Field title="날짜">
            {(id) => <DayInput id={id} required value={values.day} onChange={(day) => set({ day })} />}
          </Field>
          <Field title="시각" error={errorOf('/reservedAt')}>
            {(id, isWrong) => (
              <TimeInput
                id={id}
                required
                aria-invalid={isWrong}
                value={values.time}
                onChange={(time) => set({ time })}
              />
            )}
          </Field>
          <Field title="담당" error={errorOf('/employeeId')}>
            {(id, isWrong) => (
              <Select
                id={id}
                label="담당"
                isWide
                isWrong={isWrong}
                value={values.employeeId}
                options={[{ value: '', label: '선택해 주세요' }, ...employees]}
                onChange={(employeeId) => set({ employeeId })}
              />
            )}
          </Field>
        </div>
        <div className={fieldRow()}>
          <Field title="이름" error={errorOf('/contactName')}>
            {(id, isWrong) => (
              <input
                id={id}
                required
                autoComplete="off"
                maxLength={40}
                className={input()}
                aria-invalid={isWrong}
                value={values.contactName}
                onChange={(event) => set({ contactName: event.target.value })}
              />
            )}
          </Field>
          <Field title="휴대전화" error={errorOf('/contactPhone')}>
            {(id, isWrong) => (
              <input
                id={id}
                required
                type="tel"
                inputMode="tel"
                autoComplete="off"
                placeholder="010-0000-0000"
                className={input()}
                aria-invalid={isWrong}
                value={values.contactPhone}
                onChange={(event) => set({ contactPhone: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Field title="예약 시술" error={errorOf('/items')} hint="선택하지 않으면 방문 상담입니다.">
          {(id) => <OptionsField id={id} options={options} onChange={(chosen) => set({ options: chosen })} />}
        </Field>
        <Field title="소요 시간(분)" error={errorOf('/durationMinutes')}>
          {(id, isWrong) => (
            <input
              id={id}
              type="number"
              min={5}
              max={720}
              step={5}
              className={input()}
              aria-invalid={isWrong}
              placeholder={usual > 0 ? String(usual) : '병원이 정한 상담 시간'}
              value={values.minutes}
              onChange={(event) => set({ minutes: event.target.value })}
            />
          )}
        </Field>
        <Field title="병원만 보는 메모">
          {(id) => (
            <textarea
              id={id}
              className={input({ area: true })}
              maxLength={2000}
              value={values.memo}
              onChange={(event) => set({ memo: event.target.value })}
            />
          )}
        </Field>
        <p className={fieldHint()}>
          {values.day && values.time && `${dayText(values.day)} ${values.time}에 확정하고, `}
          고객에게 확정 안내를 보냅니다.
        </p>
        <ErrorNote error={!isAtField && error} otherwise="등록하지 못했습니다. 다시 시도해 주세요." />
      </form>
      {override}
      {question}
    </Dialog>
  )
}
