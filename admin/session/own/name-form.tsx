import type { OwnAccount } from '#schema/accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { section } from './styles.ts'

export type OwnPartProps = { account: OwnAccount; onChanged: () => void }

export function NameForm({ account, onChanged }: OwnPartProps) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const { isBusy, fault, run } = useWork(onChanged, { isNoted: true })
  const [name, setName] = useState(account.name)
  const isEmpty = name.trim() === ''
  const save = async () =>
    client.setQueryData(['GET /admin/session'], await api.request('PUT /admin/account', { body: { name } }))
  return (
    <section className={section()}>
      <h2>이름</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void run(save, '이름을 바꾸었습니다.')
        }}
      >
        <TextField
          title="변경 기록과 예약의 변경 이력에 보이는 이름"
          autoComplete="name"
          maxLength={60}
          value={name}
          error={isEmpty ? '이름을 적어 주세요.' : undefined}
          onChange={setName}
        />
        <ErrorNote error={fault} />
        <Button
          type="submit"
          className={button()}
          disabled={isBusy || isEmpty || name.trim() === account.name}
        >
          이름 변경
        </Button>
      </form>
    </section>
  )
}
