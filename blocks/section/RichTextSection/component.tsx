import type { BlockData, BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import type block from './block.ts'
import { TextBlock } from './text-block.tsx'
import * as styles from './styles.ts'

export type Piece = BlockData<typeof block>['blocks'][number]

export default function RichTextSection({ id, data }: BlockProps<typeof block>) {
  const { title, lead, ground, hasContents, blocks } = data
  const anchor = (index: number) => `${id}-${index}`
  const headings = blocks.flatMap((piece, index) =>
    piece.type === 'heading' && piece.level === '2' ? [{ text: piece.text, anchor: anchor(index) }] : [],
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
          {blocks.map((piece, index) => (
            <TextBlock key={index} piece={piece} anchor={anchor(index)} hasTitle={Boolean(title)} />
          ))}
        </div>
      </div>
    </Section>
  )
}
