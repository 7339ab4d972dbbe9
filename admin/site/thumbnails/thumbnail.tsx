import type { Slot } from '#schema/block.ts'
import { useNearby } from '#ui/use-nearby.ts'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { frameSize } from '#admin/kit/frame/frame-size.ts'
import { previewAddress } from '#admin/kit/frame/preview-address.ts'
import { useSize } from '#admin/kit/frame/use-size.ts'
import { showPart } from './show-part.ts'
import { thumbnail } from './styles.ts'
import { useTurn } from './use-turn.ts'

export type ThumbnailProps = {
  slot: Slot
  component: string
  /** What a slot's block shows; a section shows the clinic's own, or a sample with the clinic's pictures. */
  data?: Record<string, unknown> | undefined
  /** Nothing of the block can be seen. */
  onFail: () => void
}

type State = 'waiting' | 'shown' | 'failed'

/**
 * A block as the server draws it, small, without its scripts, and only once it is in view: to be looked at by those who
 * see, and told by the words beside it. An empty place of the same size stands for it until then.
 */
export function Thumbnail(props: ThumbnailProps) {
  const { ref, isNear } = useNearby<HTMLDivElement>()
  const [place, size] = useSize()
  const [state, setState] = useState<State>('waiting')
  const isTurn = useTurn(isNear && size.width > 0 && state === 'waiting')
  const { width, height, scale } = frameSize('pc', size)
  return (
    <div ref={ref} aria-hidden>
      <div ref={place} className={thumbnail({ isShown: state === 'shown' })}>
        {(isTurn || state === 'shown') && (
          <Drawing
            {...props}
            key={JSON.stringify([props.component, props.data])}
            style={{ width, height, transform: `scale(${scale})` }}
            onDone={(isSeen) => {
              setState(isSeen ? 'shown' : 'failed')
              if (!isSeen) props.onFail()
            }}
          />
        )}
      </div>
    </div>
  )
}

type DrawingProps = Omit<ThumbnailProps, 'onFail'> & {
  style: { width: number; height: number; transform: string }
  onDone: (isSeen: boolean) => void
}

/** The frame, and the form that asks for the page of a slot's block; a section's page has an address. */
function Drawing({ slot, component, data, style, onDone }: DrawingProps) {
  const name = `thumbnail-${useId()}`
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => form.current?.submit(), [])
  return (
    <>
      {slot !== 'section' && (
        <form
          ref={form}
          method="post"
          action={previewAddress('/', { popups: slot === 'popup', still: true })}
          target={name}
          hidden
        >
          <input type="hidden" name="slot" value={slot} readOnly />
          <input type="hidden" name="component" value={component} readOnly />
          <input type="hidden" name="data" value={JSON.stringify(data)} readOnly />
        </form>
      )}
      <iframe
        name={name}
        title={component}
        style={style}
        {...(slot === 'section' && { src: `/_catalogue/block/${component}?own&still` })}
        sandbox="allow-same-origin"
        tabIndex={-1}
        inert
        onLoad={({ currentTarget: { contentDocument: page } }) => {
          if (page?.URL === 'about:blank') return
          onDone(page !== null && showPart(page, slot))
        }}
      />
    </>
  )
}
