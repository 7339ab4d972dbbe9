import { callQuery } from '#api/call-query.ts'
import { roleNames } from '#schema/plain/role-names.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { about, head, screen, title } from '#admin/kit/list/list.styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { NameForm } from './name-form.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'
import { sections } from './styles.ts'
import { TwoFactor } from './two-factor.tsx'

/** One's own account: name, password, second factor, and where one is signed in. */
export function OwnAccountScreen() {
  const { api } = useAdmin()
  const client = useQueryClient()
  const found = useQuery({ ...callQuery(api, 'GET /admin/account'), staleTime: 0 })
  if (!found.data) return <QueryNote query={found} label="계정을 불러오는 중" />
  const account = found.data
  const refresh = () => {
    void found.refetch()
    // It says until when a second factor has to be there.
    void client.invalidateQueries({ queryKey: ['GET /admin/session'] })
  }
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>내 계정</h1>
        <p className={about()}>
          {account.email} · {roleNames[account.role]}
        </p>
      </header>
      <div className={sections()}>
        <NameForm account={account} onChanged={refresh} />
        <PasswordForm account={account} onChanged={refresh} />
        <TwoFactor account={account} onChanged={refresh} />
        <Passkeys account={account} onChanged={refresh} />
        <Sessions account={account} onChanged={refresh} />
      </div>
    </main>
  )
}
