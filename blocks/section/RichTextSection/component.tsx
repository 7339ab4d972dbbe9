import type { BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import { anchorOf, RichText } from '#ui/rich-text.tsx'
import type block from './block.ts'
import * as styles from './styles.ts'

export default function RichTextSection({ id, data }: BlockProps<typeof block>) {
  const { title, lead, ground, hasContents, blocks } = data
  const headings = blocks.flatMap((piece, index) =>
    piece.type === 'heading' && piece.level === '2'
      ? [{ text: piece.text, anchor: anchorOf(id, index) }]
      : [],
  )
  const showsContents = hasContents && headings.length > 1
  return (
    <Section title={title} lead={lead} ground={ground}>
      <div className={styles.grid()}>
        {showsContents && (
          <nav aria-label="차례" className={styles.contents()}>
            <p className={styles.contentsTitle()}>차례</p>
            <ol>
              {headings.map((heading) => (
                <li key={heading.anchor}>
                  <a href={`#${heading.anchor}`} className={styles.contentsLink()}>
                    {heading.text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.body({ hasContents: showsContents })}>
          <RichText blocks={blocks} id={id} hasTitle={Boolean(title)} />
        </div>
      </div>
    </Section>
  )
}
