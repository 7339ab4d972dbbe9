import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { FormPage } from '#ui/form-page.tsx'
import { returnPath, withReturn } from '#ui/return-path.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type block from './block.ts'
import { PasswordReset } from './password-reset.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignedIn } from './signed-in.tsx'
import { useSocialReturn } from './use-social-return.ts'

export default function SignInSection({ data }: BlockProps<typeof block>) {
  const { search } = useQueryContext()
  const navigate = useNavigate()
  const lastPath = useApplicationStore(({ path }) => path.lastPath)
  const user = useApplicationStore(({ auth }) => auth.user)
  const [isLeaving, setLeaving] = useState(false)
  const setUser = useApplicationStore((state) => state.setUser)
  const backTo = (next: string | undefined) => returnPath(next) ?? returnPath(lastPath) ?? '/'
  const leave = (next: string | undefined) => {
    setLeaving(true)
    void navigate(backTo(next), { replace: true })
  }
  const social = useSocialReturn((customer, next) => {
    leave(next)
    setUser(customer)
  })

  if (search.view === 'password') {
    return (
      <FormPage
        title="비밀번호 새로 정하기"
        lead="가입하신 번호로 본인인증을 하시면 새로 정하실 수 있습니다."
      >
        <PasswordReset signInAddress={withReturn('/login', search.next)} />
      </FormPage>
    )
  }
  return (
    <FormPage title={data.title} lead={data.lead}>
      <FormSummary message={social.fault} />
      {social.isBusy ? (
        <p role="status">로그인을 확인하고 있습니다.</p>
      ) : user?.kind === 'member' && !isLeaving ? (
        <SignedIn name={user.name} back={backTo(search.next)} />
      ) : (
        <SignInForm next={search.next} onSignedIn={() => leave(search.next)} />
      )}
    </FormPage>
  )
}
