import { useState } from 'react'
import type { Image } from '#schema/primitives.ts'
import { css, cx } from './css.ts'
import { PartnerMark } from './partner-mark.tsx'
import { Picture } from './picture.tsx'
import { useNearby } from './use-nearby.ts'
import { visuallyHidden } from './visually-hidden.ts'

const frame = css({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: '$surface',
  variants: {
    fit: {
      landscape: { aspectRatio: '4 / 3' },
      portrait: { aspectRatio: '3 / 4' },
      square: { aspectRatio: '1' },
      screen: { aspectRatio: '16 / 9' },
    },
  },
})
const picture = css({
  opacity: 0,
  transition: 'opacity $base',
  variants: { loaded: { true: { opacity: 1 }, false: {} } },
})

type LazyPictureProps = {
  /** Picture; the mark stays where there is none. */
  image: Image | undefined
  sizes: string
  fit: 'landscape' | 'portrait' | 'square' | 'screen'
  /** Name whose mark stands in its place: the partner's, or that of what is shown; a plain tint without one. */
  name?: string
  /** Place in a row, so that marks differ. */
  index?: number
  className?: string
}

/**
 * A picture of a long list. It loads once it has been near the screen for 200 ms, so that scrolling past loads nothing.
 * Until then, and where it is missing or broken, a mark or a tint takes its place. The first screens of a page use
 * `Picture` instead, which needs no script.
 */
export function LazyPicture({ image, sizes, fit, name, index = 0, className }: LazyPictureProps) {
  const { ref, isNear } = useNearby<HTMLDivElement>()
  const [state, setState] = useState<'coming' | 'loaded' | 'broken'>('coming')
  const isBroken = state === 'broken'
  return (
    <div
      ref={ref}
      className={cx(frame({ fit }), className)}
      onLoadCapture={() => setState('loaded')}
      onErrorCapture={() => setState('broken')}
    >
      {name && <PartnerMark name={name} index={index} fit="fill" />}
      {image && isNear && !isBroken && (
        <Picture
          image={image}
          sizes={sizes}
          fit="fill"
          // It is near already: nothing is left to be waited for.
          priority
          className={picture({ loaded: state === 'loaded' })}
        />
      )}
      {image && isBroken && <span className={visuallyHidden()}>{image.alt}</span>}
      {image && !isNear && (
        <noscript>
          <Picture image={image} sizes={sizes} fit="fill" />
        </noscript>
      )}
    </div>
  )
}
