import { ApiError } from '#api/client.ts'
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { tellPasskeyError } from './passkey-words.ts'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import type { Account } from '#admin/kit/console/get-session.ts'
import { other } from './styles.ts'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

/** Signs in by whichever passkey the browser offers for this host; absent where the browser knows none. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (account: Account) => void }) {
  const { api } = useAdmin()
  const signIn = useMutation({
    mutationFn: async () => {
      const optionsJSON = await api.request('POST /admin/session/passkey/options')
      const answer = await startAuthentication({
        optionsJSON: optionsJSON as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      }).catch(tellPasskeyError)
      const body = { answer } as unknown as Parameters<
        typeof api.request<'POST /admin/session/passkey'>
      >[1]['body']
      return api.request('POST /admin/session/passkey', { body })
    },
    onSuccess: onSignedIn,
  })
  if (!browserSupportsWebAuthn()) return null
  const isOften = signIn.error instanceof ApiError && signIn.error.status === 429
  return (
    <div className={other()}>
      <button
        type="button"
        className={button({ wide: true })}
        aria-disabled={signIn.isPending}
        onClick={() => !signIn.isPending && signIn.mutate()}
      >
        {signIn.isPending ? '기기의 확인을 기다리는 중…' : '패스키로 로그인'}
      </button>
      <ErrorNote
        error={
          signIn.error &&
          (isOften ? '너무 자주 시도했습니다. 잠시 뒤에 다시 시도해 주세요.' : signIn.error.message)
        }
      />
    </div>
  )
}
