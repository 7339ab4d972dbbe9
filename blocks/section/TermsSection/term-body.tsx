import type { RichText as Words } from '#schema/rich-text.ts'
import { anchorOf, RichText } from '#ui/rich-text.tsx'
import * as styles from './styles.ts'

/** The articles of terms, with their titles as a table of contents. */
export function TermBody({ id, body }: { id: string; body: Words }) {
  const headings = body.flatMap((piece, index) =>
    piece.type === 'heading' && piece.level === '2'
      ? [{ text: piece.text, anchor: anchorOf(id, index) }]
      : [],
  )
  return (
    <div className={styles.grid()}>
      {headings.length > 1 && (
        <nav aria-label="차례" className={styles.contents()}>
          <ol>
            {headings.map(({ text, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className={styles.contentsLink()}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.body()}>
        <RichText blocks={body} id={id} />
      </div>
    </div>
  )
}
