import { useId, useState } from 'react'
import type { BlockType } from '../queries/get-blocks.ts'
import { Thumbnail } from '../thumbnails/thumbnail.tsx'
import { card, cardBadge, cardInput, cardLabel, cardText, cardTitle } from './styles.ts'

type TypeCardProps = {
  type: BlockType
  /** What a slot's block of this type would show. */
  data?: Record<string, unknown> | undefined
  isCurrent: boolean
  isChosen: boolean
  onChoose: () => void
}

/** A type to choose, told by its name, by what a visitor sees of it, and by a picture where there is one. */
export function TypeCard({ type, data, isCurrent, isChosen, onChoose }: TypeCardProps) {
  const group = useId()
  const [hasPicture, setPicture] = useState(true)
  return (
    <div className={card({ chosen: isChosen })}>
      {hasPicture && (
        <Thumbnail slot={type.slot} component={type.component} data={data} onFail={() => setPicture(false)} />
      )}
      <label className={cardLabel()}>
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
    </div>
  )
}
