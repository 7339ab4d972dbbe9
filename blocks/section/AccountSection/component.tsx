import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { containerClass } from '#ui/layout.tsx'
import { signInAddress } from '#ui/return-path.ts'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type block from './block.ts'
import { Consents } from './consents.tsx'
import { Devices } from './devices.tsx'
import { Leave } from './leave.tsx'
import { Password } from './password.tsx'
import { Profile } from './profile.tsx'
import { queries } from './queries.ts'
import { SignOut } from './sign-out.tsx'
import { Social } from './social.tsx'
import * as styles from './styles.ts'

export default function AccountSection({ data }: BlockProps<typeof block>) {
  const [isGone, setGone] = useState(false)
  const isKnown = useApplicationStore(({ visitor }) => visitor.isKnown)
  const isMember = useApplicationStore(({ auth }) => auth.user?.kind === 'member')
  return (
    <section className={styles.page()}>
      <div className={containerClass()}>
        <div className={styles.head()}>
          <h1 className={styles.title()}>{data.title}</h1>
          {isMember && !isGone && <SignOut onGone={() => setGone(true)} />}
        </div>
        {!isKnown || isGone ? (
          <RowsSkeleton count={6} />
        ) : isMember ? (
          <Account onGone={() => setGone(true)} />
        ) : (
          <EmptyNote sentence={data.signInText} link={{ title: '로그인', url: signInAddress('/account') }} />
        )}
      </div>
    </section>
  )
}

function Account({ onGone }: { onGone: () => void }) {
  const { data: customer, isError, refetch } = useQuery(queries({}, useQueryContext()).customer)
  if (isError && !customer) {
    return <FailureNote sentence="내 정보를 불러오지 못했습니다." onRetry={() => void refetch()} />
  }
  if (!customer) return <RowsSkeleton count={6} />
  return (
    <>
      <Profile customer={customer} />
      <Consents customer={customer} />
      <Password customer={customer} />
      <Social />
      <Devices />
      <Leave hasPassword={customer.hasPassword} onGone={onGone} />
    </>
  )
}
