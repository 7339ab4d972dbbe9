import { useId, useState } from 'react'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { compareTexts, type Piece } from './compare-texts.ts'
import { compared, compareHead, paragraphs } from './styles.ts'

type Words = Parameters<typeof compareTexts>[1]
type TextComparisonProps = {
  /** The version before; without one the text is shown as it is. */
  before?: { version: number; data: Words } | undefined
  after: Words
}

/** A text paragraph by paragraph, with what changed since the version before it. */
export function TextComparison({ before, after }: TextComparisonProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(true)
  const all = compareTexts(before?.data ?? after, after)
  const headings = new Set(after.body.flatMap((block) => (block.type === 'heading' ? [block.text] : [])))
  const changed = all.filter(({ kind }) => kind !== 'same')
  return (
    <>
      {before && (
        <div className={compareHead()}>
          <p role="status">
            {changed.length === 0
              ? `버전 ${before.version}과 글이 같습니다.`
              : `버전 ${before.version}에서 문단 ${changed.length}개가 바뀌었습니다.`}
          </p>
          {changed.length > 0 && (
            <label htmlFor={id}>
              <input
                id={id}
                type="checkbox"
                checked={!isWhole}
                onChange={(event) => setWhole(!event.target.checked)}
              />
              바뀐 문단만 보기
            </label>
          )}
        </div>
      )}
      <div className={paragraphs()}>
        {(isWhole ? all : changed).map(({ kind, pieces }, index) => (
          <p
            key={index}
            className={compared({ kind, isHeading: headings.has(pieces.map(({ text }) => text).join('')) })}
          >
            {pieces.map((piece, place) => (
              <Shown key={place} {...piece} />
            ))}
          </p>
        ))}
      </div>
    </>
  )
}

function Shown({ kind, text }: Piece) {
  if (kind === 'same') return text
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <span className={visuallyHidden()}>{kind === 'added' ? '추가: ' : '삭제: '}</span>
      {text}
    </Mark>
  )
}
