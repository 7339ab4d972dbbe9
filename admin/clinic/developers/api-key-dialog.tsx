import { callMutation } from '#api/call-query.ts'
import { apiScopeNames, type ApiScope } from '#schema/plain/api-scopes.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { fieldErrorsOf, wholeErrorOf } from '#admin/kit/parts/field-errors.ts'
import { Field } from '#admin/kit/parts/field.tsx'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { FormDialog } from '#admin/kit/parts/form-dialog.tsx'
import { Select } from '#admin/kit/parts/select.tsx'
import { useUnsavedClose } from '#admin/kit/drafts/use-unsaved-close.tsx'
import { form } from './styles.ts'
import { TickList } from './tick-list.tsx'

const lives = [
  { value: '30', label: '30일', days: 30 },
  { value: '90', label: '90일', days: 90 },
  { value: '365', label: '1년', days: 365 },
  { value: '', label: '끊을 때까지', days: null },
] as const

type ApiKeyDialogProps = { onMade: (token: string) => void; onClose: () => void }

/** Makes an API key. */
export function ApiKeyDialog({ onMade, onClose }: ApiKeyDialogProps) {
  const { api } = useAdmin()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiScope[]>([])
  const [life, setLife] = useState('365')
  const days = lives.find(({ value }) => value === life)?.days ?? null
  const make = useMutation({
    ...callMutation(api, 'POST /admin/api-keys'),
    onSuccess: ({ token }) => onMade(token),
  })
  const { close, question } = useUnsavedClose(name !== '' || scopes.length > 0, onClose)
  const errorOf = fieldErrorsOf(make.error)
  return (
    <FormDialog
      title="API 키 만들기"
      submit="만들기"
      isDisabled={make.isPending}
      onSubmit={() => make.mutate({ body: { name, scopes, days } })}
      onClose={close}
      className={form()}
      error={wholeErrorOf(make.error, ['name', 'scopes'])}
      over={question}
    >
      <TextField
        title="이름"
        error={errorOf('name')}
        hint="이 키로 한 일은 기록에 이 이름으로 남습니다."
        placeholder="예: 차트 프로그램"
        maxLength={60}
        value={name}
        onChange={setName}
      />
      <TickList
        title="할 수 있는 일"
        names={apiScopeNames}
        value={scopes}
        error={errorOf('scopes')}
        onChange={setScopes}
      />
      <Field title="쓸 수 있는 날">
        {(id) => (
          <Select
            id={id}
            label="쓸 수 있는 날"
            isWide
            value={life}
            options={lives.map(({ value, label }) => ({ value, label }))}
            onChange={setLife}
          />
        )}
      </Field>
    </FormDialog>
  )
}
