import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react'
import type { Slides } from './carousel-slides.ts'
import { media } from './tokens.ts'
import { useNearby } from './use-nearby.ts'

/** Source: docs/product.md, U8. */
const interval = 5000

/**
 * Slides of which one shows, in the element that takes `ref` and has a `[data-track]` inside. They move on every five
 * seconds, and stand still while they are pointed at or focused, when they are told to, and for who wants no movement.
 * Until their script has come, the track is a row that scrolls, by a finger or by itself. The script comes with the first
 * button, or when a mouse, which can't swipe such a row, points at them: most visitors of a popup do neither.
 */
export function useSlides<Element extends HTMLElement>(count: number, autoplay: boolean) {
  const { ref, isNear } = useNearby<Element>()
  const [live, setLive] = useState<Slides | null>(null)
  const [shown, setShown] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const starting = useRef<Promise<Slides | null>>(undefined)
  const isTaken = useRef(false)
  const isReady = isNear && count > 1

  useEffect(() => {
    if (isReady) setPlaying(autoplay && !isStill())
  }, [isReady, autoplay])

  useEffect(
    () => () => {
      void starting.current?.then((slides) => slides?.end())
      starting.current = undefined
    },
    [],
  )

  const start = useCallback(() => {
    starting.current ??= import('./carousel-slides.ts').then(({ startSlides }) => {
      const track = ref.current?.querySelector<HTMLElement>('[data-track]')
      if (!track) return null
      // It scrolls the track back, which shows no other slide.
      isTaken.current = true
      const slides = startSlides(track, { onShow: setShown, isStill: isStill() })
      setLive(slides)
      return slides
    })
    return starting.current
  }, [ref])

  useEffect(() => {
    if (!isPlaying || isHeld) return
    const timer = setInterval(() => {
      if (document.hidden) return
      const track = ref.current?.querySelector('[data-track]')
      if (starting.current) void starting.current.then((slides) => slides?.next())
      else track?.scrollTo({ left: ((shown + 1) % count) * track.clientWidth, behavior: 'smooth' })
    }, interval)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, shown, count, ref])

  const move = (act: (slides: Slides) => void) => () => void start().then((slides) => slides && act(slides))
  return {
    ref,
    /** Their script has taken them over; until then the track is scrolled. */
    isLive: live !== null,
    /** They can be moved. */
    isReady,
    next: move((slides) => slides.next()),
    previous: move((slides) => slides.previous()),
    show: (index: number) => move((slides) => slides.show(index))(),
    shown,
    isPlaying,
    /** True while they move by themselves. */
    isMoving: isPlaying && !isHeld,
    togglePlaying: () => setPlaying(!isPlaying),
    /** For the element that holds them still while it is pointed at or has the focus. */
    holdProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        setHeld(true)
        if (isReady && pointerType === 'mouse') void start()
      },
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
    /** For the track. */
    trackProps: {
      onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: { currentTarget: HTMLElement }) => {
        if (!isTaken.current) setShown(Math.round(scrollLeft / clientWidth))
      },
    },
  }
}

const isStill = () => matchMedia(media.still).matches
