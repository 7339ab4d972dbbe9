import type { TermVersionInput } from '#schema/term-versions.ts'
import { describedText } from '#schema/plain/inline-text.ts'
import type { RichTextBlock } from '#schema/rich-text.ts'
import { diffArrays } from 'diff'

/** Words of a paragraph that stayed, went or came. */
export type Piece = { kind: 'same' | 'removed' | 'added'; text: string }

/** A paragraph of both texts: as it is, or with the pieces that differ. */
export type ComparedParagraph = { kind: 'same' | 'removed' | 'added' | 'changed'; pieces: Piece[] }

/** A paragraph changed, and is no other one, where at least this part of its words is the same. */
const leastAlike = 0.4

type Words = Pick<TermVersionInput, 'collectionPurpose' | 'collectedItems' | 'retention' | 'refusal' | 'body'>

/**
 * Compares two versions paragraph by paragraph, the parts of a consent first. What went and what came at the same place
 * and is alike is one paragraph that changed, word by word.
 */
export function compareTexts(before: Words | undefined, after: Words): ComparedParagraph[] {
  const runs = diffArrays(before ? paragraphsOf(before) : [], paragraphsOf(after))
  const compared: ComparedParagraph[] = []
  runs.forEach((run, index) => {
    const next = runs[index + 1]
    const last = runs[index - 1]
    if (run.removed && next?.added) compared.push(...pairUp(run.value, next.value))
    else if (!(run.added && last?.removed)) {
      const kind = run.added ? 'added' : run.removed ? 'removed' : 'same'
      compared.push(...run.value.map((text) => whole(kind, text)))
    }
  })
  return compared
}

const whole = (kind: Piece['kind'], text: string): ComparedParagraph => ({ kind, pieces: [{ kind, text }] })

/** Each that came takes the first left of those that went and are like it; the order of both stays. */
function pairUp(removed: string[], added: string[]): ComparedParagraph[] {
  const left = [...removed]
  const compared = added.flatMap((text): ComparedParagraph[] => {
    const pieces = left.map((was) => wordsOf(was, text))
    const alike = pieces.findIndex((one) => likeness(one) >= leastAlike)
    if (alike < 0) return [whole('added', text)]
    const gone = left.splice(0, alike + 1).slice(0, -1)
    return [...gone.map((was) => whole('removed', was)), { kind: 'changed', pieces: pieces[alike] ?? [] }]
  })
  return [...compared, ...left.map((was) => whole('removed', was))]
}

/** Korean is compared by what stands between spaces. */
const split = (text: string) => text.split(/(\s+)/)

const wordsOf = (before: string, after: string): Piece[] =>
  diffArrays(split(before), split(after)).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))

function likeness(pieces: Piece[]): number {
  const length = (kind?: Piece['kind']) =>
    pieces.reduce((sum, piece) => sum + (!kind || piece.kind === kind ? piece.text.trim().length : 0), 0)
  return (2 * length('same')) / (length() + length('same') || 1)
}

function paragraphsOf(words: Words): string[] {
  const parts = [
    ['수집·이용 목적', words.collectionPurpose],
    ['수집하는 항목', words.collectedItems],
    ['보유·이용 기간', words.retention],
    ['거부할 권리와 그 결과', words.refusal],
  ] as const
  return [
    ...parts.flatMap(([title, text]) => (text ? [`${title}: ${text}`] : [])),
    ...words.body.flatMap(blockParagraphs),
  ]
}

function blockParagraphs(block: RichTextBlock): string[] {
  switch (block.type) {
    case 'list':
      return block.items.map(
        (item, index) => `${block.ordered ? `${index + 1}.` : '·'} ${describedText(item)}`,
      )
    case 'table':
      return [
        block.caption ?? '',
        ...[block.head, ...block.rows].map((cells) => cells.map(describedText).join(' | ')),
      ].filter(Boolean)
    case 'quote':
      return [[describedText(block.text), block.source].filter(Boolean).join(' – ')]
    case 'image':
      return [`[그림] ${[block.image.alt, block.caption].filter(Boolean).join(' – ')}`]
    case 'link':
      return [`${block.link.title} (${block.link.url})`]
    default:
      return [describedText(block.text)]
  }
}
