import type { GlobalSlot } from '#schema/block.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { previewAddress } from '#admin/kit/frame/preview-address.ts'
import { frameSize, type Device } from '#admin/kit/frame/frame-size.ts'
import { screen } from '#admin/kit/frame/styles.ts'
import { useSize } from '#admin/kit/frame/use-size.ts'
import { frameHead, frameNone, framePlace, stateFrame } from '../publish/compare.styles.ts'
import { trialPage } from './styles.ts'
import { useTrial, type TrialBlock } from './use-trial.ts'

type TrialFrameProps = { name: string; slot: GlobalSlot; block: TrialBlock; device: Device }

/** The home page as the server renders it with a block that need not be saved. */
export function TrialFrame({ name, slot, block, device }: TrialFrameProps) {
  const [place, size] = useSize()
  const { problems, isReady } = useTrial(slot, block)
  const { width, height, scale } = frameSize(device, size)
  return (
    <figure className={stateFrame()}>
      <figcaption className={frameHead()}>{name}</figcaption>
      <div ref={place} className={framePlace()}>
        {problems.length > 0 ? (
          <div className={frameNone()} role="status">
            <p>이대로는 사이트에 보이지 않습니다. 바꾼 뒤 아래 항목을 고쳐 주세요.</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        ) : !isReady || size.width === 0 ? (
          <p className={frameNone()}>불러오는 중…</p>
        ) : (
          <div className={screen({ device })} style={{ width: width * scale, height: height * scale }}>
            <PostedPage
              key={JSON.stringify([device, block])}
              title={name}
              slot={slot}
              block={block}
              style={{ width, height, transform: `scale(${scale})` }}
            />
          </div>
        )}
      </div>
    </figure>
  )
}

type PostedPageProps = {
  title: string
  slot: GlobalSlot
  block: TrialBlock
  style: { width: number; height: number; transform: string }
}

/** A form that asks for the page, and the frame that takes the answer. Made anew for each block: the way back stays the console's. */
function PostedPage({ title, slot, block, style }: PostedPageProps) {
  const name = `trial-${useId()}`
  const form = useRef<HTMLFormElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => form.current?.submit(), [])
  return (
    <>
      <form
        ref={form}
        method="post"
        action={previewAddress('/', { popups: slot === 'popup' })}
        target={name}
        hidden
      >
        <input type="hidden" name="slot" value={slot} readOnly />
        <input type="hidden" name="component" value={block.component} readOnly />
        <input type="hidden" name="data" value={JSON.stringify(block.data)} readOnly />
      </form>
      <iframe
        name={name}
        title={title}
        className={trialPage({ isShown })}
        style={style}
        onLoad={({ currentTarget: { contentDocument: page, contentWindow: window } }) => {
          if (!page || !window || page.URL === 'about:blank') return
          const part = page.querySelector(`[data-slot=${slot}] > *`)
          const bottom = part?.getBoundingClientRect().bottom ?? 0
          // A footer is seen where the page is at its end.
          if (slot === 'footer') window.scrollTo({ top: bottom, behavior: 'instant' })
          setShown(true)
        }}
      />
    </>
  )
}
