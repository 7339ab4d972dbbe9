import { useQueryContext } from '#api/use-query-context.tsx'
import { buttonClass } from '#ui/button.tsx'
import type { Certified } from '#ui/certification/certification-types.ts'
import { cx } from '#ui/css.ts'
import { formatPhone } from '#ui/format.ts'
import { withReturn } from '#ui/return-path.ts'
import { useQuery } from '@tanstack/react-query'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

/** Explains why somebody younger than fourteen cannot go on alone (Personal Information Protection Act, article 22-2). */
export function UnderFourteen() {
  const context = useQueryContext()
  const { data: partner } = useQuery(queries({}, context).partner)
  const tel = partner?.partnerTel
  return (
    <div className={styles.note()} role="alert">
      <h2 className={styles.noteTitle()}>보호자와 함께 해 주세요</h2>
      <p className={styles.noteText()}>
        만 14세 미만은 보호자(법정대리인)의 동의가 있어야 가입할 수 있어, 온라인으로는 받지 않습니다.
        보호자께서 병원에 연락해 주시면 예약과 가입을 도와드립니다.
      </p>
      {tel ? (
        <a href={`tel:${tel}`} className={cx(buttonClass({ size: 'large' }), styles.wide())}>
          {formatPhone(tel)}로 전화하기
        </a>
      ) : (
        <a href="/cscenter/contact" className={cx(buttonClass({ size: 'large' }), styles.wide())}>
          병원에 문의하기
        </a>
      )}
    </div>
  )
}

/** The certified number has a member already. */
export function AlreadyMember({ person, next }: { person: Certified; next: string | undefined }) {
  return (
    <div className={styles.note()} role="alert">
      <h2 className={styles.noteTitle()}>이미 가입한 번호입니다</h2>
      <p className={styles.noteText()}>
        {person.name}님, {formatPhone(person.phone)} 번호로 가입한 회원이 있습니다. 비밀번호를 잊으셨다면 새로
        정하실 수 있습니다.
      </p>
      <a href={withReturn('/login', next)} className={cx(buttonClass({ size: 'large' }), styles.wide())}>
        로그인하기
      </a>
      <a
        href="/login?view=password"
        className={cx(buttonClass({ look: 'outline', size: 'large' }), styles.wide())}
      >
        비밀번호 새로 정하기
      </a>
    </div>
  )
}
