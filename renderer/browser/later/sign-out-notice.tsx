import type { SignOut } from '#api/sign-out.ts'
import { signOutWords } from '#schema/plain/sign-out-words.ts'
import { buttonClass } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import * as styles from './sign-out-notice.styles.ts'

export const tellEnded = () => showToast(signOutWords.done, { kind: 'success' })

/** Says that a sign-out is not confirmed, and what to do. Goes once it is. */
export function SignOutNotice({ signOut }: { signOut: SignOut }) {
  return (
    <section role="alert" className={styles.notice()}>
      <p className={styles.title()}>{signOutWords.title}</p>
      <p>{signOutWords.text}</p>
      <button
        type="button"
        className={buttonClass({ look: 'outline', size: 'small' })}
        onClick={() => void signOut.retry()}
      >
        {signOutWords.retry}
      </button>
    </section>
  )
}
