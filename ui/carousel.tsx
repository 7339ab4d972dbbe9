import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './carousel.styles.ts'
import { cx } from './css.ts'
import { useSlides } from './use-slides.ts'

type CarouselProps = {
  slides: readonly ReactNode[]
  /** Name of its content, for those who do not see it: `병원 소식`. */
  label: string
  /** Begins to move by itself. */
  autoplay?: boolean
}

/**
 * Slides of which one shows: they go round, move on every five seconds, and stand still while they are pointed at or
 * focused, when they are told to, and for who wants no movement. Before its script has come, and without scripts, it
 * is a row that one swipes.
 */
export function Carousel({ slides, label, autoplay = true }: CarouselProps) {
  const count = slides.length
  const slider = useSlides<HTMLDivElement>(count, autoplay)
  const { ref, isLive, isReady, shown, isPlaying, isMoving } = slider
  const PlayIcon = isPlaying ? Pause : Play
  return (
    <div
      ref={ref}
      role="group"
      aria-roledescription="캐러셀"
      aria-label={label}
      className={styles.carousel()}
      {...slider.holdProps}
    >
      <div
        data-track
        className={styles.track({ live: isLive })}
        tabIndex={isLive ? undefined : 0}
        {...slider.trackProps}
      >
        <div className={cx('swiper-wrapper', styles.row())} aria-live={isMoving ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription="슬라이드"
              aria-label={`${count}장 가운데 ${index + 1}번째`}
              inert={isLive && index !== shown}
              className={cx('swiper-slide', styles.slide())}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={styles.controls({ ready: isReady })}>
          <button
            type="button"
            className={styles.control()}
            onClick={slider.togglePlaying}
            aria-label={isPlaying ? '자동 넘김 멈추기' : '자동 넘김 시작'}
          >
            <PlayIcon size={16} strokeWidth={1.75} aria-hidden />
          </button>
          <p className={styles.count()} aria-hidden>
            <strong>{shown + 1}</strong> / {count}
          </p>
          <button
            type="button"
            className={styles.control()}
            onClick={slider.previous}
            aria-label="이전 슬라이드"
          >
            <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
          </button>
          <button type="button" className={styles.control()} onClick={slider.next} aria-label="다음 슬라이드">
            <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
