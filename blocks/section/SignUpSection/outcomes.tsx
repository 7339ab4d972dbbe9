import { useQueryContext } from '#api/use-query-context.tsx'
import { buttonClass } from '#ui/button.tsx'
import type { Certified } from '#ui/certification/certification-types.ts'
import { cx } from '#ui/css.ts'
import { formatPhone } from '#ui/format.ts'
import { withReturn } from '#ui/return-path.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

/** Heading of the step after a certification. It takes the place of a form that may be longer, so it comes into view. */
export function OutcomeTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.noteTitle()}>
      {children}
    </h2>
  )
}

/** Explains why somebody younger than fourteen cannot go on alone (Personal Information Protection Act, article 22-2). */
export function UnderFourteen({ onAgain }: { onAgain: () => void }) {
  const context = useQueryContext()
  const { data: partner } = useQuery(queries({}, context).partner)
  const tel = partner?.partnerTel
  return (
    <div className={styles.note()} role="alert">
      <OutcomeTitle>보호자와 함께 해 주세요</OutcomeTitle>
      <p className={styles.noteText()}>
        만 14세 미만은 보호자(법정대리인)의 동의가 있어야 가입할 수 있어, 온라인으로는 받지 않습니다.
        보호자께서 병원에 연락해 주시면 예약과 가입을 도와드립니다.
      </p>
      {tel ? (
        <a href={`tel:${tel}`} className={cx(buttonClass({ size: 'large' }), styles.wide())}>
          {`${formatPhone(tel)}로 전화하기`}
        </a>
      ) : (
        <a href="/cscenter/contact" className={cx(buttonClass({ size: 'large' }), styles.wide())}>
          병원에 문의하기
        </a>
      )}
      <button
        type="button"
        className={cx(buttonClass({ look: 'outline', size: 'large' }), styles.wide())}
        onClick={onAgain}
      >
        다시 인증하기
      </button>
    </div>
  )
}

type AlreadyMemberProps = {
  person: Certified
  next: string | undefined
  /** Links the account with which they came. */
  social: ReactNode
}

/** The certified number has a member already. */
export function AlreadyMember({ person, next, social }: AlreadyMemberProps) {
  return (
    <div className={styles.note()} role="alert">
      <OutcomeTitle>이미 가입한 번호입니다</OutcomeTitle>
      <p className={styles.noteText()}>
        {person.name}님, {formatPhone(person.phone)} 번호로 가입한 회원이 있습니다.{' '}
        {social ? '연결하시면 바로 로그인됩니다.' : '비밀번호를 잊으셨다면 새로 정하실 수 있습니다.'}
      </p>
      {social ?? (
        <>
          <a href={withReturn('/login', next)} className={cx(buttonClass({ size: 'large' }), styles.wide())}>
            로그인하기
          </a>
          <a
            href="/login?view=password"
            className={cx(buttonClass({ look: 'outline', size: 'large' }), styles.wide())}
          >
            비밀번호 새로 정하기
          </a>
        </>
      )}
    </div>
  )
}
