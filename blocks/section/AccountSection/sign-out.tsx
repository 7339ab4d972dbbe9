import { signOut } from '#api/sign-out.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

/** Signs out and goes home, whatever comes of the call. */
export function SignOut({ onGone }: { onGone: () => void }) {
  const { api } = useQueryContext()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const setUser = useApplicationStore((state) => state.setUser)
  const { mutate, isPending } = useMutation({
    mutationFn: () => signOut(api, queryClient),
    onSuccess: () => {
      onGone()
      void navigate('/')
      setUser(null)
    },
  })
  return (
    <button
      type="button"
      className={buttonClass({ look: 'outline', size: 'small' })}
      aria-disabled={isPending}
      onClick={() => isPending || mutate()}
    >
      로그아웃
    </button>
  )
}
