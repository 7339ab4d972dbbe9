import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { Certification } from '#ui/certification/certification.tsx'
import type { Certified } from '#ui/certification/certification-types.ts'
import { FormPage } from '#ui/form-page.tsx'
import { returnPath, withReturn } from '#ui/return-path.ts'
import { SocialButtons } from '#ui/social/social-buttons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AlreadyMember, UnderFourteen } from './outcomes.tsx'
import type block from './block.ts'
import { DetailsForm } from './details-form.tsx'
import { LinkAccount } from './link-account.tsx'
import { queries } from './queries.ts'
import { ArrivedNote, useArrived } from './social.tsx'
import { Steps } from './steps.tsx'
import * as styles from './styles.ts'

/** Shows what follows a certification: the rest of the form, or why there is none. */
type Person = { certified: Certified; isRegistered: boolean }

export default function SignUpSection({ data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { api, search } = context
  const { data: sites } = useQuery(queries({}, context).sites)
  const [arrived, drop] = useArrived()
  const navigate = useNavigate()
  const lastPath = useApplicationStore(({ path }) => path.lastPath)
  const [person, setPerson] = useState<Person>()

  const identify = async (certified: Certified) => {
    const { isRegistered } = certified.isUnder14
      ? { isRegistered: false }
      : await api.request('GET /customer/registered-customer', {
          query: { phone: certified.phone },
          headers: { 'certification-token': certified.token },
        })
    setPerson({ certified, isRegistered })
  }
  const isOpen = person && !person.isRegistered && !person.certified.isUnder14
  return (
    <FormPage
      title={data.title}
      lead={data.lead}
      aside={<Steps step={isOpen ? 2 : 1} hasPassword={!arrived} />}
    >
      {!person ? (
        <>
          {arrived && <ArrivedNote site={arrived.site} onDrop={drop} />}
          <Certification
            begin={(phone) => api.request('POST /certification', { body: { phone } })}
            confirm={(impUid, token) =>
              api.request('POST /certification/{impUid}', { params: { impUid }, body: { token } })
            }
            onCertified={identify}
            hint="예약 안내를 받으실 번호이자 로그인할 때의 아이디입니다."
          />
          <p className={styles.foot()}>
            이미 회원이신가요?{' '}
            <a href={withReturn('/login', search.next)} className={styles.link()}>
              로그인
            </a>
          </p>
          {!arrived && (
            <SocialButtons
              sites={sites?.rows ?? []}
              begin={(site) => api.request('POST /social-sign-ins', { body: { site } })}
              next={search.next}
            />
          )}
        </>
      ) : person.certified.isUnder14 ? (
        <UnderFourteen onAgain={() => setPerson(undefined)} />
      ) : person.isRegistered ? (
        <AlreadyMember
          person={person.certified}
          next={search.next}
          social={
            arrived && (
              <LinkAccount
                arrived={arrived}
                certified={person.certified}
                onAgain={() => setPerson(undefined)}
                onDone={() => {
                  drop()
                  void navigate(returnPath(search.next) ?? returnPath(lastPath) ?? '/', { replace: true })
                }}
              />
            )
          }
        />
      ) : (
        <DetailsForm
          certified={person.certified}
          arrived={arrived}
          onAgain={() => setPerson(undefined)}
          onDone={() => {
            drop()
            void navigate(withReturn('/welcome', search.next ?? lastPath), { replace: true })
          }}
        />
      )}
    </FormPage>
  )
}
