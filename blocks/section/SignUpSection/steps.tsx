import { Check } from 'lucide-react'
import * as styles from './styles.ts'

/** Shows the step; screen readers say it as it changes. */
export function Steps({ step, hasPassword }: { step: 1 | 2; hasPassword: boolean }) {
  const names = ['본인인증', hasPassword ? '약관 동의와 비밀번호' : '약관 동의']
  return (
    <ol className={styles.steps()}>
      {names.map((name, index) => {
        const isDone = index + 1 < step
        return (
          <li key={name} className={styles.step()} aria-current={index + 1 === step ? 'step' : undefined}>
            <span className={styles.stepMark()} aria-hidden>
              {isDone ? <Check size={14} strokeWidth={3} /> : index + 1}
            </span>
            {name}
          </li>
        )
      })}
    </ol>
  )
}
