import type { InlineText as Text, TextRun } from '#schema/plain/inline-text.ts'
import { ActionLink } from './action-link.tsx'
import * as styles from './rich-text.styles.ts'

/** Words of a long text: bold ones, and links by docs/product.md, L1. */
export function InlineText({ text }: { text: Text }) {
  return typeof text === 'string' ? text : text.map((run, index) => <Run key={index} {...run} />)
}

function Run({ text, bold, url }: TextRun) {
  const words = bold ? <strong className={styles.bold()}>{text}</strong> : text
  if (url === undefined) return words
  return (
    <ActionLink url={url} className={styles.textLink()}>
      {words}
    </ActionLink>
  )
}
