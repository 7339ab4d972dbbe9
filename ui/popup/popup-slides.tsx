import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { isLongPicture } from '#schema/plain/long-picture.ts'
import { cx } from '../css.ts'
import { linkTarget } from '../links.ts'
import { Picture } from '../picture.tsx'
import { WholePicture } from '../whole-picture.tsx'
import { useSlides } from '../use-slides.ts'
import type { ShownItem } from './choose-popups.ts'
import * as styles from './popup-slides.styles.ts'
import { pictureSizes, type Size } from './popup-size.ts'
import { titlesPerRow } from './title-rows.ts'

type PopupSlidesProps = { items: readonly ShownItem[]; label: string; size: Size; isWide: boolean }

/** The items of a popup, one at a time, round and round. Source: docs/product.md, U8. */
export function PopupSlides({ items, label, size, isWide }: PopupSlidesProps) {
  const slider = useSlides<HTMLDivElement>(items.length, true)
  const { ref, isLive, shown, isPlaying, isMoving } = slider
  const PlayIcon = isPlaying ? Pause : Play
  const [only] = items
  if (only && items.length === 1) {
    return (
      <div className={styles.stage()} style={{ height: size.height }}>
        <Slide item={only} size={size} />
      </div>
    )
  }
  return (
    <div ref={ref} role="group" aria-roledescription="캐러셀" aria-label={label} {...slider.holdProps}>
      <div className={styles.stage()} style={{ height: size.height }}>
        <div
          data-track
          className={styles.track({ live: isLive })}
          tabIndex={isLive ? undefined : 0}
          {...slider.trackProps}
        >
          <div className={cx('swiper-wrapper', styles.row())} aria-live={isMoving ? 'off' : 'polite'}>
            {items.map((item, index) => (
              <div
                key={item.id}
                role="group"
                aria-roledescription="슬라이드"
                aria-label={`${items.length}장 가운데 ${index + 1}번째`}
                inert={index !== shown}
                className={cx('swiper-slide', styles.slide())}
              >
                <Slide item={item} size={size} />
              </div>
            ))}
          </div>
        </div>
        {isWide && <Arrow side="before" onClick={slider.previous} isWide />}
        {isWide && <Arrow side="after" onClick={slider.next} isWide />}
        <div className={styles.controls({ wide: isWide })}>
          {!isWide && <Arrow side="before" onClick={slider.previous} />}
          <p className={styles.count()} aria-hidden>
            <strong>{shown + 1}</strong> / {items.length}
          </p>
          {!isWide && <Arrow side="after" onClick={slider.next} />}
          <button
            type="button"
            className={styles.control()}
            onClick={slider.togglePlaying}
            aria-label={isPlaying ? '자동 넘김 멈추기' : '자동 넘김 시작'}
          >
            <PlayIcon size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      </div>
      {isWide && (
        <div
          role="group"
          aria-label="차례"
          className={styles.titles()}
          style={{
            gridTemplateColumns: `repeat(${Math.min(titlesPerRow(items.length), items.length)}, 1fr)`,
          }}
        >
          {items.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              className={styles.title()}
              aria-current={index === shown || undefined}
              onClick={() => slider.show(index)}
            >
              <span>{title}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

type ArrowProps = { side: 'before' | 'after'; onClick: () => void; isWide?: boolean }

function Arrow({ side, onClick, isWide = false }: ArrowProps) {
  const Icon = side === 'before' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      className={isWide ? styles.sideArrow({ side }) : styles.control()}
      onClick={onClick}
      aria-label={side === 'before' ? '이전 슬라이드' : '다음 슬라이드'}
    >
      <Icon size={isWide ? 24 : 20} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

/** A picture of nearly the shape of its place fills it; of any other none is cut off. */
const cutLimit = 1.2

function Slide({ item: { image, linkTo, title }, size }: { item: ShownItem; size: Size }) {
  const isLong = isLongPicture(image)
  const stretch = image.width / image.height / (size.width / size.height)
  const isCut = Math.max(stretch, 1 / stretch) <= cutLimit
  // A popup always says something: its title, where the picture has no text of its own.
  const said = image.alt ? image : { ...image, alt: title }
  const sizes = pictureSizes(size)
  const picture = isLong ? (
    <WholePicture image={said} sizes={sizes} priority />
  ) : (
    <Picture image={said} sizes={sizes} fit="fill" priority className={styles.picture({ cut: isCut })} />
  )
  const target = linkTo && linkTarget(linkTo)
  const content = target ? (
    <a
      href={target.inside ? target.to : target.href}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.poster({ long: isLong })}
    >
      {picture}
    </a>
  ) : (
    picture
  )
  if (!isLong) return content
  return (
    <div className={styles.scroll()} tabIndex={0} role="group" aria-label={`${title}, 아래로 이어지는 그림`}>
      {content}
    </div>
  )
}
