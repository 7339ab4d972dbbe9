import { useEffect, useRef, useState } from 'react'
import { EntryCard, EntryForm } from './entry-card.tsx'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { turn } from './styles.ts'

type CodeFormProps = {
  error: string | undefined
  isPending: boolean
  onCode: (code: string) => void
  onBack: () => void
}

/** Asks for a code of the authenticator app, or a recovery code, once the password was right. */
export function CodeForm({ error, isPending, onCode, onBack }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [error])
  return (
    <EntryCard title="2단계 인증" lead="인증 앱에 지금 보이는 여섯 자리 숫자를 입력해 주세요.">
      <EntryForm
        submit="확인"
        submitting="확인하는 중…"
        isPending={isPending}
        onSubmit={() => {
          setEmpty(code.trim() === '')
          if (code.trim() !== '') onCode(code)
        }}
      >
        <TextField
          ref={field}
          title="인증 코드"
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="characters"
          value={code}
          error={isEmpty ? '코드를 입력해 주세요.' : error}
          onChange={setCode}
        />
      </EntryForm>
      <p className={turn({ plain: true })}>휴대전화가 없으면 보관해 둔 복구 코드를 입력해 주세요.</p>
      <button type="button" className={turn()} onClick={onBack}>
        처음부터 다시
      </button>
    </EntryCard>
  )
}
