import { useSyncExternalStore, type MouseEvent } from 'react'
import { button } from '#admin/kit/parts/styles.ts'
import type { Written } from '../text/use-text-writing.ts'
import { Bubble } from './bubble.tsx'
import { bubbleButtons, bubbleError, bubbleKeys } from './styles.ts'
import type { Box } from './use-boxes.ts'

type WritingBubbleProps = { written: Written; anchor: Box; room: { width: number; height: number } }

/** A press takes the focus from the text, which would end it before the button does. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Which field is written in the page, by which keys it ends, and what the API says about it. */
export function WritingBubble({ written, anchor, room }: WritingBubbleProps) {
  const { source, field, label, end } = written
  const error = useSyncExternalStore(source.subscribe, () => source.errorAt(field.pointer))
  return (
    <Bubble anchor={anchor} room={room}>
      <strong>{label}</strong>
      <span className={bubbleKeys()}>
        {field.isMultiline ? 'Enter 마침 · Shift+Enter 줄 바꿈 · Esc 취소' : 'Enter 마침 · Esc 취소'}
      </span>
      <span className={bubbleButtons()}>
        <button
          type="button"
          className={button({ look: 'quiet' })}
          onMouseDown={keepFocus}
          onClick={() => end('given up')}
        >
          취소
        </button>
        <button
          type="button"
          className={button({ look: 'primary' })}
          onMouseDown={keepFocus}
          onClick={() => end('kept')}
        >
          마침
        </button>
      </span>
      <span role="status" className={error ? bubbleError() : undefined}>
        {error}
      </span>
    </Bubble>
  )
}
