import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react'
import { frameSize } from './frame-size.ts'
import { still, stillFrame } from './styles.ts'
import { useSize } from './use-size.ts'

type StillFrameProps = {
  title: string
  address: string
  /** Custom properties over those of the page: `--colors-ink`. */
  properties?: Readonly<Record<string, string>>
}

/** Height in px of a first picture that leaves room for what comes after it. */
const heroHeight = 640

/** A picture as high as the screen would be all that one sees. */
function lowerHero(page: Document) {
  if (!page.documentElement.hasAttribute('data-has-hero')) return
  const hero = page.querySelector<HTMLElement>('main [data-slot=section] > *')
  for (const [name, value] of [
    ['min-height', '0'],
    ['height', `${heroHeight}px`],
    ['overflow', 'hidden'],
  ] as const)
    hero?.style.setProperty(name, value, 'important')
}

/**
 * A page of the draft as the server draws it, small and without its scripts: only to be looked at. A sandbox that keeps
 * the origin lets the console put other colours over the page's own.
 */
export function StillFrame({ title, address, properties = {} }: StillFrameProps) {
  const [place, size] = useSize()
  const [shown, setShown] = useState<Document | null>(null)
  const { width, height, scale } = frameSize('pc', size)
  const dress = useEffectEvent(() => {
    if (!shown) return
    for (const [name, value] of Object.entries(properties))
      shown.documentElement.style.setProperty(name, value)
  })
  const dressed = JSON.stringify(properties)
  useEffect(() => dress(), [shown, dressed])
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument } = currentTarget
    if (contentDocument) lowerHero(contentDocument)
    setShown(contentDocument)
  }
  return (
    <div ref={place} className={still({ shown: shown !== null })} role="img" aria-label={title}>
      {size.width > 0 && (
        <iframe
          className={stillFrame()}
          style={{ width, height, transform: `scale(${scale})` }}
          src={address}
          title={title}
          sandbox="allow-same-origin"
          loading="lazy"
          tabIndex={-1}
          inert
          onLoad={onLoad}
        />
      )}
    </div>
  )
}
