import { ActionLink } from '#ui/action-link.tsx'
import { ArrowRight } from 'lucide-react'
import * as styles from './styles.ts'
import type { ContactWay } from './types.ts'

/** One way to ask. Its title is what one presses; the whole of its place is the target. */
export function Way({ way, Heading }: { way: ContactWay; Heading: 'h2' | 'h3' }) {
  const { title, value, text, Icon } = way
  return (
    <>
      <Icon size={24} strokeWidth={1.25} aria-hidden />
      <div>
        <Heading className={styles.title()}>
          {'url' in way ? (
            <ActionLink url={way.url}>{title}</ActionLink>
          ) : (
            <button type="button" onClick={way.onClick}>
              {title}
            </button>
          )}
        </Heading>
        {value && <p className={styles.value()}>{value}</p>}
        <p className={styles.words()}>{text}</p>
      </div>
      <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
    </>
  )
}
