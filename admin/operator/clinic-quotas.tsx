import { showToast } from '#ui/toast.tsx'
import type { Quotas } from '#schema/operator.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { section } from '#admin/session/own/styles.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { button, fieldError } from '#admin/kit/parts/styles.ts'
import type { ClinicPartProps } from './clinic-hosts.tsx'
import { fieldErrorsOf, wholeErrorOf } from '#admin/kit/parts/field-errors.ts'
import { useOperatorApi } from './operator-context.tsx'
import { quotaFields } from './styles.ts'

const names = {
  pages: '페이지 수',
  accounts: '계정 수',
  pictureMegabytes: '그림 용량(MB)',
  messages: '한 달 문자·알림톡 수',
}
const fields = Object.entries(names) as [keyof Quotas, string][]

const toText = (quotas: Quotas) =>
  Object.fromEntries(fields.map(([key]) => [key, quotas[key]?.toString() ?? ''])) as Record<
    keyof Quotas,
    string
  >
/** Reads the fields as numbers. The API refuses a text that is no number, and says why. */
const toQuotas = (typed: Record<keyof Quotas, string>) =>
  Object.fromEntries(
    fields.map(([key]) => [key, typed[key].trim() === '' ? null : Number(typed[key].replaceAll(',', ''))]),
  ) as Quotas

/** The most that a clinic may have; an empty field bounds nothing. */
export function ClinicQuotas({ clinic: { id, quotas }, onChanged }: ClinicPartProps) {
  const api = useOperatorApi()
  const [typed, setTyped] = useState(() => toText(quotas))
  const save = useMutation({
    mutationFn: () => api.request('PUT /clinics/{id}/quotas', { params: { id }, body: toQuotas(typed) }),
    onSuccess: (clinic) => {
      onChanged(clinic)
      setTyped(toText(clinic.quotas))
      showToast('한도를 저장했습니다.', { kind: 'success' })
    },
  })
  const of = fieldErrorsOf(save.error)
  const whole = wholeErrorOf(
    save.error,
    fields.map(([key]) => key),
  )
  const isSame = JSON.stringify(typed) === JSON.stringify(toText(quotas))
  return (
    <section className={section()}>
      <h2>한도</h2>
      <p>
        한도에 이르면 새로 만들거나 올릴 수 없습니다. 이미 있는 것은 그대로입니다. 문자·알림톡은 병원의
        ‘보내지 못한 메시지’에 남고, 인증번호는 계속 보냅니다. 비우면 제한이 없습니다.
      </p>
      <form
        noValidate
        style={{ maxWidth: 'none' }}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <div className={quotaFields()}>
          {fields.map(([key, name]) => (
            <TextField
              key={key}
              title={name}
              error={of(key)}
              inputMode="numeric"
              placeholder="제한 없음"
              value={typed[key]}
              onChange={(text) => setTyped({ ...typed, [key]: text })}
            />
          ))}
        </div>
        {whole && (
          <p className={fieldError()} role="alert">
            {whole}
          </p>
        )}
        <Button type="submit" className={button()} disabled={isSame || save.isPending}>
          {save.isPending ? '저장하는 중…' : '한도 저장'}
        </Button>
      </form>
    </section>
  )
}
