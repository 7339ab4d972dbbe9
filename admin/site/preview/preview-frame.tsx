import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { button, notice } from '#admin/kit/parts/styles.ts'
import { failure, frame } from '#admin/kit/frame/styles.ts'

type PreviewFrameProps = {
  /** Path and query of the page. */
  address: string
  /** A page of the same path keeps the height at which it stood. */
  path: string
  /** Changes when the page has to be shown anew. */
  version: string
  /** The page is being written in: it stays until that ends. */
  isHeld: boolean
  style: CSSProperties
  /** The shown page's document, each time there is a new one. */
  onShow: (document: Document) => void
}

type Frame = { id: number; address: string; path: string; version: string }

/**
 * The true page. A new one loads behind the one shown and takes its place, at the same height, when it is there: no
 * white flash, and no jump to the top. One that cannot be loaded leaves the one shown where it is.
 */
export function PreviewFrame({ address, path, version, isHeld, style, onShow }: PreviewFrameProps) {
  const [shown, setShown] = useState<Frame>({ id: 0, address, path, version })
  const [next, setNext] = useState<Frame | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const shownFrame = useRef<HTMLIFrameElement>(null)
  const latest = next ?? shown
  const load = () => {
    setFailed(false)
    setNext({ id: latest.id + 1, address, path, version })
  }
  if (isHeld) {
    if (next) setNext(null)
  } else if (latest.address !== address || latest.version !== version) load()

  const retry = useEffectEvent(() => {
    if (hasFailed) load()
  })
  useEffect(() => {
    const onOnline = () => retry()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])

  const take = (one: Frame) => (event: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument: document, contentWindow: window } = event.currentTarget
    // The browser's own error page is of another origin.
    if (!document || !window) return setFailed(true)
    if (one.id === shown.id) return onShow(document)
    const before = shownFrame.current?.contentDocument?.defaultView
    if (before && one.path === shown.path) window.scrollTo({ top: before.scrollY, behavior: 'instant' })
    // One frame for the new page to be painted where it stands.
    const frame = event.currentTarget
    requestAnimationFrame(() => {
      // It was given up meanwhile.
      if (!frame.isConnected) return
      // At once, with all that is drawn over it: nobody begins to write in a page that is about to go.
      flushSync(() => {
        setShown(one)
        // Another may have been asked for meanwhile.
        setNext((now) => (now?.id === one.id ? null : now))
        onShow(document)
      })
    })
  }
  const frames = next ? [shown, next] : [shown]
  return (
    <>
      {frames.map((one) => {
        const isShown = one.id === shown.id
        return (
          <iframe
            key={one.id}
            ref={isShown ? shownFrame : undefined}
            className={frame({ isShown })}
            style={style}
            src={one.address}
            title="사이트 미리보기"
            {...(!isShown && { 'aria-hidden': true, tabIndex: -1 })}
            onLoad={take(one)}
          />
        )
      })}
      {hasFailed && (
        <div className={`${notice({ tone: 'warning' })} ${failure()}`} role="alert">
          <p>미리보기를 불러오지 못했습니다. 인터넷 연결을 확인해 주세요.</p>
          <button type="button" className={button()} onClick={load}>
            다시 불러오기
          </button>
        </div>
      )}
    </>
  )
}
