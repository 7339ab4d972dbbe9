import { useId } from 'react'
import type { BlockType } from '../queries/get-blocks.ts'
import { card, cardBadge, cardInput, cardText, cardTitle } from './styles.ts'

type TypeCardProps = { type: BlockType; isCurrent: boolean; isChosen: boolean; onChoose: () => void }

/** A type to choose, told by its name and by what a visitor sees of it. */
export function TypeCard({ type, isCurrent, isChosen, onChoose }: TypeCardProps) {
  const group = useId()
  return (
    <label className={card({ chosen: isChosen })}>
      <input
        type="radio"
        name={`type-${type.slot}`}
        className={cardInput()}
        checked={isChosen}
        aria-describedby={group}
        onChange={onChoose}
      />
      <span className={cardTitle()}>
        {type.title}
        {isCurrent && <span className={cardBadge()}>지금 종류</span>}
      </span>
      <span id={group} className={cardText()}>
        {type.description}
      </span>
    </label>
  )
}
