import { useEffect, useRef, useState } from 'react'
import * as styles from './frame.styles.ts'

type FrameProps = {
  src: string
  width: number
  height: number
  title: string
  /** As high as what is in it, instead of as high as a screen. */
  whole?: boolean
  /** Brings what is shown into a state, once its scripts run. */
  prepare?: ((screen: Window) => Promise<void>) | undefined
}

/** A screen of a given width, made smaller where there is not so much room. */
export function Frame({ src, width, height, title, whole = false, prepare }: FrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const [content, setContent] = useState(height)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])

  const onLoad = (screen: Window | null) => {
    if (!screen) return
    // Measured once: what is as high as the screen would else grow with it.
    if (whole) setContent(Math.min(6000, Math.max(120, contentHeight(screen.document))))
    void prepare?.(screen).finally(() => setReady(true))
    if (!prepare) setReady(true)
  }
  const shown = whole ? content : height
  return (
    <figure className={styles.figure()} data-ready={isReady ? '' : undefined}>
      <figcaption className={styles.caption()}>
        {width} px{scale < 1 && ` · ${Math.round(scale * 100)}%`}
        <a href={src} target="_blank" rel="noreferrer" className={styles.alone()}>
          따로 열기
        </a>
      </figcaption>
      <div ref={place} className={styles.place()} style={{ height: Math.ceil(shown * scale) }}>
        <iframe
          key={src}
          src={src}
          title={title}
          className={styles.frame()}
          style={{ width, height: shown, transform: `scale(${scale})` }}
          onLoad={(event) => onLoad(event.currentTarget.contentWindow)}
        />
      </div>
    </figure>
  )
}

const contentHeight = ({ body }: Document) => Math.ceil(body.getBoundingClientRect().height)
