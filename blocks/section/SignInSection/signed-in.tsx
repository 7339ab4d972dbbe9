import { buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/css.ts'
import * as styles from './styles.ts'

/** For who is signed in already, here or in another tab. */
export function SignedIn({ name, back }: { name: string | null; back: string }) {
  return (
    <div className={styles.note()}>
      <p className={styles.noteTitle()}>
        {name ? `${name}님으로 로그인되어 있습니다` : '로그인되어 있습니다'}
      </p>
      <a href={back} className={cx(buttonClass({ size: 'large' }), styles.wide())}>
        계속하기
      </a>
      <a href="/account" className={cx(buttonClass({ look: 'outline', size: 'large' }), styles.wide())}>
        내 정보
      </a>
    </div>
  )
}
