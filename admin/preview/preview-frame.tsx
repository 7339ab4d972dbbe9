import { useRef, useState, type CSSProperties, type SyntheticEvent } from 'react'
import { frame } from './styles.ts'

type PreviewFrameProps = {
  /** Path and query of the page. */
  address: string
  /** Changes when the page has to be shown anew. */
  version: number
  style: CSSProperties
  /** The shown page's document, each time there is a new one. */
  onShow: (document: Document) => void
}

type Frame = { id: number; address: string; version: number }

/**
 * The true page. A new one loads behind the one shown and takes its place, at the same height, when it is there: no
 * white flash, and no jump to the top.
 */
export function PreviewFrame({ address, version, style, onShow }: PreviewFrameProps) {
  const [shown, setShown] = useState<Frame>({ id: 0, address, version })
  const [next, setNext] = useState<Frame | null>(null)
  const shownWindow = useRef<HTMLIFrameElement>(null)
  const latest = next ?? shown
  if (latest.address !== address || latest.version !== version)
    setNext({ id: latest.id + 1, address, version })

  const swap = (event: SyntheticEvent<HTMLIFrameElement>) => {
    if (!next) return
    const loaded = event.currentTarget
    const before = shownWindow.current?.contentWindow
    if (before && next.address === shown.address)
      loaded.contentWindow?.scrollTo({ top: before.scrollY, behavior: 'instant' })
    // One frame for the new page to be painted where it stands.
    requestAnimationFrame(() => {
      setShown(next)
      setNext(null)
      if (loaded.contentDocument) onShow(loaded.contentDocument)
    })
  }
  const frames = next ? [shown, next] : [shown]
  return frames.map((one) => {
    const isShown = one.id === shown.id
    return (
      <iframe
        key={one.id}
        ref={isShown ? shownWindow : undefined}
        className={frame({ isShown })}
        style={style}
        src={one.address}
        title="사이트 미리보기"
        {...(!isShown && { 'aria-hidden': true, tabIndex: -1 })}
        onLoad={
          isShown
            ? (event) => event.currentTarget.contentDocument && onShow(event.currentTarget.contentDocument)
            : swap
        }
      />
    )
  })
}
