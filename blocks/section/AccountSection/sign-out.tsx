import { useLeave } from '#api/use-leave.tsx'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

/** Signs out and goes home. The page says so as long as the API does not confirm it. */
export function SignOut({ onGone }: { onGone: () => void }) {
  const navigate = useNavigate()
  const { signOut } = useLeave()
  const setUser = useApplicationStore((state) => state.setUser)
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
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
