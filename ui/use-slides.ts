import { useEffect, useState } from 'react'
import type { Slides } from './carousel-slides.ts'
import { media } from './tokens.ts'
import { useNearby } from './use-nearby.ts'

/** Source: docs/product.md, U8. */
const interval = 5000

/**
 * Slides of which one shows, in the element that takes `ref` and has a `[data-track]` inside. They move on every five
 * seconds, and stand still while they are pointed at or focused, when they are told to, and for who wants no movement.
 * Their script comes when they are near the screen and more than one.
 */
export function useSlides<Element extends HTMLElement>(count: number, autoplay: boolean) {
  const { ref, isNear } = useNearby<Element>()
  const [live, setLive] = useState<Slides | null>(null)
  const [shown, setShown] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!isNear || count < 2) return
    let slider: Slides | undefined
    let isGone = false
    void import('./carousel-slides.ts').then(({ startSlides }) => {
      const track = ref.current?.querySelector<HTMLElement>('[data-track]')
      if (isGone || !track) return
      const isStill = matchMedia(media.still).matches
      slider = startSlides(track, { onShow: setShown, isStill })
      setLive(slider)
      setPlaying(autoplay && !isStill)
    })
    return () => {
      isGone = true
      slider?.end()
    }
  }, [ref, isNear, count, autoplay])

  useEffect(() => {
    if (!live || !isPlaying || isHeld) return
    const timer = setInterval(() => {
      if (!document.hidden) live.next()
    }, interval)
    return () => clearInterval(timer)
  }, [live, isPlaying, isHeld, shown])

  return {
    ref,
    /** Moves them; `null` before their script has come. */
    live,
    shown,
    isPlaying,
    /** True while they move by themselves. */
    isMoving: isPlaying && !isHeld,
    togglePlaying: () => setPlaying(!isPlaying),
    /** For the element that holds them still while it is pointed at or has the focus. */
    holdProps: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
