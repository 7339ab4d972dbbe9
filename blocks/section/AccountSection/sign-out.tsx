import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useForgetCustomer } from './use-forget-customer.ts'

/** Signs out and goes home, whatever comes of the call. */
export function SignOut({ onGone }: { onGone: () => void }) {
  const { api } = useQueryContext()
  const navigate = useNavigate()
  const setUser = useApplicationStore((state) => state.setUser)
  const forget = useForgetCustomer()
  const { mutate, isPending } = useMutation({
    ...callMutation(api, 'POST /customer/logout'),
    onSettled: () => {
      onGone()
      void navigate('/')
      setUser(null)
      forget()
    },
  })
  return (
    <button
      type="button"
      className={buttonClass({ look: 'outline', size: 'small' })}
      aria-disabled={isPending}
      onClick={() => isPending || mutate({})}
    >
      로그아웃
    </button>
  )
}
