import type { RichTextBlock } from '#schema/rich-text.ts'
import { InlineText } from './inline-text.tsx'
import { MoreLink } from './more-link.tsx'
import { WholePicture } from './whole-picture.tsx'
import * as styles from './rich-text.styles.ts'

type RichTextProps = {
  blocks: RichTextBlock[]
  /** Beginning of the pieces' ids, for links to them. */
  id: string
  /** True where an `h2` stands above the text: its own headings are then `h3` and `h4`. */
  hasTitle?: boolean
}

/** A structured text: paragraphs, lists, tables, pictures. */
export function RichText({ blocks, id, hasTitle = false }: RichTextProps) {
  return blocks.map((piece, index) => (
    <TextBlock key={index} piece={piece} anchor={anchorOf(id, index)} hasTitle={hasTitle} />
  ))
}

/** Id of the piece at a place of a text. */
export const anchorOf = (id: string, index: number) => `${id}-${index}`

type Table = Extract<RichTextBlock, { type: 'table' }>
type TextBlockProps = { piece: RichTextBlock; anchor: string; hasTitle: boolean }

function TextBlock({ piece, anchor, hasTitle }: TextBlockProps) {
  switch (piece.type) {
    case 'heading': {
      const Heading = headingOf(piece.level, hasTitle)
      return (
        <Heading id={anchor} className={styles.heading({ level: piece.level === '2' ? 'major' : 'minor' })}>
          {piece.text}
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p className={styles.paragraph()}>
          <InlineText text={piece.text} />
        </p>
      )
    case 'list': {
      const List = piece.ordered ? 'ol' : 'ul'
      return (
        <List className={styles.list({ ordered: piece.ordered })}>
          {piece.items.map((item, index) => (
            <li key={index}>
              <InlineText text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <DataTable table={piece} />
    case 'quote':
      return (
        <blockquote className={styles.quote()}>
          <p>
            <InlineText text={piece.text} />
          </p>
          {piece.source && <footer>{piece.source}</footer>}
        </blockquote>
      )
    case 'note':
      return (
        <p className={styles.note()}>
          <InlineText text={piece.text} />
        </p>
      )
    case 'image':
      return (
        <figure className={styles.figure()}>
          <WholePicture image={piece.image} sizes="(max-width: 1024px) 100vw, 900px" />
          {piece.caption && <figcaption>{piece.caption}</figcaption>}
        </figure>
      )
    case 'link':
      return (
        <p className={styles.linkLine()}>
          <MoreLink link={piece.link} />
        </p>
      )
  }
}

const headingOf = (level: '2' | '3', hasTitle: boolean) =>
  level === '2' ? (hasTitle ? 'h3' : 'h2') : hasTitle ? 'h4' : 'h3'

/** Scrolls on its own where it is wider than the screen; reachable by keyboard for that. */
function DataTable({ table }: { table: Table }) {
  return (
    <div className={styles.tableFrame()} tabIndex={0} role="region" aria-label={table.caption || '표'}>
      <table className={styles.table()}>
        {table.caption && <caption>{table.caption}</caption>}
        <thead>
          <tr>
            {table.head.map((cell, index) => (
              <th key={index} scope="col">
                <InlineText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
