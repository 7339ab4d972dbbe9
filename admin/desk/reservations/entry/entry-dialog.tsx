import { dayText } from '#schema/plain/days.ts'
import { ApiError } from '#api/client.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useKeptTyping } from '#admin/kit/drafts/use-kept-typing.ts'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { FormActions } from '#admin/kit/parts/form-actions.tsx'
import { Field } from '#admin/kit/parts/field.tsx'
import type { SelectOption } from '#admin/kit/parts/select.tsx'
import { button, fieldHint, notice } from '#admin/kit/parts/styles.ts'
import { momentIn } from '#admin/kit/form/data/seoul-time.ts'
import { useUnsavedClose } from '#admin/kit/drafts/use-unsaved-close.tsx'
import { useOverride } from '../use-override.tsx'
import { emptyEntry, isTyped, type EntryValues, type Given, type Place } from './entry-values.ts'
import { ContactFields, LengthField, MemoField, PlaceFields } from './entry-fields.tsx'
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

/** The typed entry, kept under a name until it is entered or discarded. */
function useKeptEntry(keptAs: string, { place, isPlaceChosen, given = {} }: EntryDialogProps) {
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
  const forget = () => keep(null)
  return { values, isUnsaved, goesOn, set, beginAnew, forget }
}

/** Enters what is typed; `override` asks about a time that customers can't book. */
function useEnter(values: EntryValues, onEntered: (id: number) => void) {
  const { api } = useAdmin()
  const { attempt, question: override } = useOverride('그래도 예약하기')
  const {
    mutate: enter,
    isPending,
    error,
  } = useMutation({
    mutationFn: () =>
      attempt((accepted) =>
        api.request('POST /admin/reservations', {
          body: { ...toReservation(values), ...accepted },
        }),
      ),
    onSuccess: (entered) => {
      if (!entered) return
      const { id, contactName } = entered.made
      showToast(`${contactName}님 예약을 등록했습니다.`, { kind: 'success' })
      onEntered(id)
    },
  })
  return { enter, isPending, error, override }
}

const toReservation = (values: EntryValues) => ({
  type: values.options.length > 0 ? ('TREATMENT' as const) : ('VISIT' as const),
  reservedAt: momentIn(values.day, values.time),
  employeeId: Number(values.employeeId),
  items: values.options.map(({ id, quantity }) => ({ productOptionId: id, quantity })),
  contactName: values.contactName,
  contactPhone: values.contactPhone,
  memo: values.memo,
  ...(values.minutes && { durationMinutes: Number(values.minutes) }),
})

/**
 * A reservation that the clinic took by phone. It is confirmed at once, never over another; a time that customers can't book
 * is asked about first. The input is kept until it is entered or discarded, and is there when the window opens again.
 */
export function EntryDialog(props: EntryDialogProps) {
  const { of = 'calls', employees, onEntered, onClose } = props
  const formId = useId()
  const keptAs = `entry/${of}`
  const { values, isUnsaved, goesOn, set, beginAnew, forget } = useKeptEntry(keptAs, props)
  const { options } = values
  const { enter, isPending, error, override } = useEnter(values, (id) => {
    forget()
    onEntered(id)
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
          enter()
        }}
      >
        {goesOn && <GoesOnNotice onBeginAnew={beginAnew} />}
        <PlaceFields values={values} errorOf={errorOf} onChange={set} employees={employees} />
        <ContactFields values={values} errorOf={errorOf} onChange={set} />
        <Field title="예약 시술" error={errorOf('/items')} hint="선택하지 않으면 방문 상담입니다.">
          {(id) => <OptionsField id={id} options={options} onChange={(chosen) => set({ options: chosen })} />}
        </Field>
        <LengthField values={values} errorOf={errorOf} onChange={set} usual={usual} />
        <MemoField memo={values.memo} onChange={(text) => set({ memo: text })} />
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

function GoesOnNotice({ onBeginAnew }: { onBeginAnew: () => void }) {
  return (
    <div role="status">
      <div className={notice()}>
        <p>작성하던 예약을 이어서 작성합니다.</p>
        <button type="button" className={button()} onClick={onBeginAnew}>
          비우고 새로 작성
        </button>
      </div>
    </div>
  )
}
