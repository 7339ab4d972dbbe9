import type { RichTextBlock } from '#schema/rich-text.ts'
import { anchorOf, RichText } from './rich-text.tsx'
import * as styles from './text-with-contents.styles.ts'

type TextWithContentsProps = {
  blocks: RichTextBlock[]
  /** Beginning of the pieces' ids. */
  id: string
  /** True where an `h2` stands above the text. */
  hasTitle?: boolean
  /** Off: the text stands alone, however many headings it has. */
  hasContents?: boolean
  /** On a small screen, whether a line above the contents parts them from what is before; false where one is there. */
  isFramed?: boolean
}

/** A long text with a list of its headings: beside it, and above it on a small screen. One heading needs no list. */
export function TextWithContents({
  blocks,
  id,
  hasTitle = false,
  hasContents = true,
  isFramed = true,
}: TextWithContentsProps) {
  const headings = blocks.flatMap((piece, index) =>
    piece.type === 'heading' && piece.level === '2'
      ? [{ text: piece.text, anchor: anchorOf(id, index) }]
      : [],
  )
  const showsContents = hasContents && headings.length > 1
  return (
    <div className={styles.grid()}>
      {showsContents && (
        <nav aria-label="차례" className={styles.contents({ isFramed })}>
          <p className={styles.title()}>차례</p>
          <ol>
            {headings.map(({ text, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className={styles.link()}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.body({ hasContents: showsContents })}>
        <RichText blocks={blocks} id={id} hasTitle={hasTitle} />
      </div>
    </div>
  )
}
