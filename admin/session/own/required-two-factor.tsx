import { callQuery } from '#api/call-query.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Passkeys } from './passkeys.tsx'
import { sections } from './styles.ts'
import { TwoFactor } from './two-factor.tsx'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { about, actions, head, screen, title } from '#admin/kit/list/list.styles.ts'
import { button } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { useSignOut } from '../use-sign-out.ts'

/** All that somebody may do whose clinic requires a second factor which they don't have: set one up. */
export function RequiredTwoFactor() {
  const { api } = useAdmin()
  const client = useQueryClient()
  const signOut = useSignOut()
  const found = useQuery({ ...callQuery(api, 'GET /admin/account'), staleTime: 0 })
  if (!found.data) return <QueryNote query={found} label="계정을 불러오는 중" />
  const refresh = () => void found.refetch()
  const goOn = () => void client.invalidateQueries()
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>2단계 인증을 켜 주세요</h1>
        <div className={actions()}>
          {found.data.hasTwoFactor ? (
            <button type="button" className={button({ look: 'primary' })} onClick={goOn}>
              콘솔로 가기
            </button>
          ) : (
            <button type="button" className={button()} onClick={signOut}>
              로그아웃
            </button>
          )}
        </div>
        <p className={about()} style={{ display: 'block' }}>
          이 병원은 모든 계정에 2단계 인증을 요구합니다. 인증 앱과 패스키 가운데 하나를 등록하면 콘솔을 쓸 수
          있습니다.
        </p>
      </header>
      <div className={sections()}>
        <TwoFactor account={found.data} onChanged={refresh} />
        <Passkeys account={found.data} onChanged={refresh} />
      </div>
    </main>
  )
}
