import { useId, useState } from 'react'
import type { BlockType } from '../queries/get-blocks.ts'
import { Thumbnail } from '../thumbnails/thumbnail.tsx'
import {
  card,
  cardBadge,
  cardButton,
  cardInput,
  cardLabel,
  cardText,
  cardTitle,
  cardWords,
} from './styles.ts'

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
  return (
    <div className={card({ chosen: isChosen })}>
      <TypePicture type={type} data={data} />
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

type AddCardProps = { type: BlockType; onAdd: () => void }

/** A type of which pressing it puts one in. */
export function AddCard({ type, onAdd }: AddCardProps) {
  const group = useId()
  return (
    <li className={card()}>
      <TypePicture type={type} />
      <div className={cardWords()}>
        <button
          type="button"
          className={`${cardButton()} ${cardTitle()}`}
          aria-describedby={group}
          onClick={onAdd}
        >
          {type.title}
        </button>
        <span id={group} className={cardText()}>
          {type.description}
        </span>
      </div>
    </li>
  )
}

function TypePicture({ type, data }: Pick<TypeCardProps, 'type' | 'data'>) {
  const [isThere, setThere] = useState(true)
  if (!isThere) return null
  return <Thumbnail slot={type.slot} component={type.component} data={data} onFail={() => setThere(false)} />
}
