import Swiper from 'swiper'

export type Slides = {
  next: () => void
  previous: () => void
  /** Goes to a slide, counted from 0 on. */
  show: (index: number) => void
  end: () => void
}

type SlidesOptions = {
  /** Told which slide is shown now, from 0 on. */
  onShow: (index: number) => void
  /** Changes without movement. */
  isStill: boolean
}

/** Takes over a row of slides: they go round without end, by swiping too. */
export function startSlides(track: HTMLElement, { onShow, isStill }: SlidesOptions): Slides {
  const initialSlide = Math.round(track.scrollLeft / track.clientWidth)
  track.scrollLeft = 0
  const swiper = new Swiper(track, {
    loop: true,
    initialSlide,
    speed: isStill ? 0 : 400,
    on: { slideChange: ({ realIndex }) => onShow(realIndex) },
  })
  onShow(initialSlide)
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    show: (index) => swiper.slideToLoop(index),
    end: () => swiper.destroy(),
  }
}
