import { Play } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { videoPlayer } from '#schema/plain/video-link.ts'
import type { Image } from '#schema/primitives.ts'
import { css } from './css.ts'
import { PartnerMark } from './partner-mark.tsx'
import { Picture } from './picture.tsx'
import { media } from './tokens.ts'
import { text } from './text.ts'
import { useNearby } from './use-nearby.ts'

const frame = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: '$base',
  backgroundColor: '$surface',
})
const player = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 })
const cover = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  '&:focus-visible': { outlineOffset: '-4px' },
})
const sign = css({
  ...text.label3,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '44px',
  paddingInline: '$5',
  borderRadius: '$control',
  backgroundColor: '$gray0',
  color: '$gray900',
})

type VideoProps = {
  /** In any form that `videoLink` of the schema admits. */
  link: string
  title: string
  poster?: Image | undefined
  /** `near`: by itself, without sound, once it is near the screen; `asked`: when a visitor asks for it. */
  start?: 'near' | 'asked'
}

/**
 * A video in its own player, which is loaded only when it is near or asked for; before that, and without scripts, it is
 * a link to where the video is. Nothing moves by itself for who wants it still. Source: docs/product.md, L4.
 */
export function Video({ link, title, poster, start = 'near' }: VideoProps) {
  const { ref, isNear } = useNearby<HTMLDivElement>()
  const [isAsked, setAsked] = useState(false)
  const found = videoPlayer(link)
  const isWanted = isAsked || (isNear && start === 'near' && !matchMedia(media.still).matches)
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    setAsked(true)
  }
  if (!found) return null
  return (
    <div ref={ref} className={frame()}>
      {isWanted ? (
        <iframe
          src={found.src}
          title={title}
          className={player()}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a
          href={watchAddress(link)}
          target="_blank"
          rel="noopener noreferrer"
          className={cover()}
          onClick={ask}
        >
          {poster ? (
            <Picture image={{ ...poster, alt: '' }} sizes="(max-width: 1400px) 100vw, 1400px" fit="fill" />
          ) : (
            <PartnerMark name="" fit="fill" />
          )}
          <span className={sign()}>
            <Play size={18} strokeWidth={1.75} aria-hidden />
            {title} 재생
          </span>
        </a>
      )}
    </div>
  )
}

const watchAddress = (link: string) =>
  /^https?:/i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`
