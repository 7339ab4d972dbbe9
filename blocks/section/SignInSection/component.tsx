import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { FormPage } from '#ui/form-page.tsx'
import { returnPath, withReturn } from '#ui/return-path.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type block from './block.ts'
import { PasswordReset } from './password-reset.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignedIn } from './signed-in.tsx'

export default function SignInSection({ data }: BlockProps<typeof block>) {
  const { search } = useQueryContext()
  const navigate = useNavigate()
  const lastPath = useApplicationStore(({ path }) => path.lastPath)
  const user = useApplicationStore(({ auth }) => auth.user)
  const [isLeaving, setLeaving] = useState(false)
  const back = returnPath(search.next) ?? returnPath(lastPath) ?? '/'

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
      {user?.kind === 'member' && !isLeaving ? (
        <SignedIn name={user.name} back={back} />
      ) : (
        <SignInForm
          next={search.next}
          onSignedIn={() => {
            setLeaving(true)
            void navigate(back, { replace: true })
          }}
        />
      )}
    </FormPage>
  )
}
