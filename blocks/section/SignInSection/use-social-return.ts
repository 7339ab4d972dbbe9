import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { CustomerSelf } from '#schema/customers.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { withReturn } from '#ui/return-path.ts'
import { keepBegun, ownAddress, takeReturned, type SocialReturn } from '#ui/social/begun.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

const faults = {
  'given up': '로그인을 취소하셨습니다. 다시 시도하거나 휴대전화 번호로 로그인해 주세요.',
  lost: '로그인을 시작한 창이 아니어서 이어 갈 수 없습니다. 처음부터 다시 해 주세요.',
}

type OnSignedIn = (customer: CustomerSelf, next: string | undefined) => void

/**
 * Goes on where a site has sent somebody back: the linked member is signed in, and anybody else goes on to be certified.
 * `isBusy` until that is known, `fault` where it failed.
 */
export function useSocialReturn(onSignedIn: OnSignedIn): { isBusy: boolean; fault: string | undefined } {
  const { api } = useQueryContext()
  const navigate = useNavigate()
  // What hears of a sign-in, and takes the guest's cart along, has come by then.
  const isHeard = useApplicationStore(({ visitor }) => visitor.isKnown)
  const { mutateAsync: finish } = useMutation(callMutation(api, 'POST /social-sign-ins/finish'))
  const [returned, setReturned] = useState<SocialReturn>()
  const [fault, setFault] = useState<string>()
  const latest = useRef({ finish, navigate, onSignedIn })
  useEffect(() => {
    latest.current = { finish, navigate, onSignedIn }
  })
  useEffect(() => {
    const { href } = window.location
    const answer = takeReturned(href)
    if (!answer) return
    void latest.current.navigate(ownAddress(href), { replace: true })
    if ('fault' in answer) setFault(faults[answer.fault])
    else setReturned(answer)
  }, [])
  useEffect(() => {
    if (!isHeard || !returned || 'fault' in returned) return
    const { token, site, next, state, code } = returned
    const goOn = async () => {
      try {
        latest.current.onSignedIn(await latest.current.finish({ body: { token, state, code } }), next)
      } catch (error) {
        const { code: problem, message } = error as Error & { code?: string }
        setReturned(undefined)
        if (problem !== 'certification-needed') return setFault(message)
        keepBegun({ token, site, next, isArrived: true })
        void latest.current.navigate(withReturn('/sign-up', next), { replace: true })
      }
    }
    void goOn()
  }, [isHeard, returned])
  return { isBusy: returned !== undefined, fault }
}
