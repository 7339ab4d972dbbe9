import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { Field } from '#admin/kit/parts/field.tsx'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { OptionsField, type ChosenOption } from '../entry/options-field.tsx'
import type { ConsoleReservation } from '../statuses.ts'
import { useOverride } from '../use-override.tsx'
import { moveBox } from '../detail.styles.ts'

type TreatmentFormProps = { reservation: ConsoleReservation; onChanged: () => void }

const chosenOf = ({ items }: ConsoleReservation): ChosenOption[] =>
  items.map(({ productOptionId, productName, optionName, durationMinutes, quantity }) => ({
    id: productOptionId,
    label: `${productName} ${optionName}`,
    minutes: durationMinutes,
    quantity,
  }))

const areSame = (a: readonly ChosenOption[], b: readonly ChosenOption[]) =>
  a.length === b.length &&
  a.every(({ id, quantity }) => b.some((one) => one.id === id && one.quantity === quantity))

/** Changes the treatments of a reservation, and how long it takes. */
export function TreatmentForm({ reservation, onChanged }: TreatmentFormProps) {
  const { api } = useAdmin()
  const { isBusy, fault, run } = useWork(onChanged, { isNoted: true })
  const { attempt, question } = useOverride('그래도 변경하기')
  const [options, setOptions] = useState(() => chosenOf(reservation))
  const [minutes, setMinutes] = useState('')
  const isSame = minutes === '' && areSame(options, chosenOf(reservation))
  const usual = options.reduce((sum, one) => sum + one.minutes * one.quantity, 0)
  const change = () =>
    attempt((accepted) =>
      api.request('PUT /admin/reservations/{reservationId}', {
        params: { reservationId: reservation.id },
        body: {
          items: options.map(({ id, quantity }) => ({ productOptionId: id, quantity })),
          ...(minutes && { durationMinutes: Number(minutes) }),
          ...accepted,
        },
      }),
    )
  return (
    <>
      <form
        className={moveBox()}
        onSubmit={(event) => {
          event.preventDefault()
          void run(change, '예약 시술을 변경했습니다.')
        }}
      >
        <Field
          title="예약 시술"
          hint="이미 예약한 시술은 예약한 가격 그대로입니다. 모두 빼면 방문 상담이 됩니다."
        >
          {(id) => <OptionsField id={id} options={options} onChange={setOptions} />}
        </Field>
        <TextField
          title="소요 시간(분)"
          type="number"
          min={5}
          max={720}
          step={5}
          placeholder={usual > 0 ? String(usual) : '병원이 정한 상담 시간'}
          value={minutes}
          onChange={setMinutes}
        />
        <ErrorNote error={fault} />
        <Button type="submit" className={button({ look: 'primary' })} disabled={isBusy || isSame}>
          변경하고 고객에게 알리기
        </Button>
      </form>
      {question}
    </>
  )
}
