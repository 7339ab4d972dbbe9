import type { Difference } from '#schema/differences.ts'
import { ExternalLink } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { findSection, findSlot, outlineOnly, visiblePart } from '../places/page-blocks.ts'
import { frameSize, type Device } from '#admin/kit/frame/frame-size.ts'
import { previewAddress } from '#admin/kit/frame/preview-address.ts'
import { openLink, screen } from '#admin/kit/frame/styles.ts'
import { useSize } from '#admin/kit/frame/use-size.ts'
import { frameHead, frameNone, framePlace, stateFrame } from './compare.styles.ts'

type StateFrameProps = {
  state: string
  name: string
  part: Pick<Difference, 'kind' | 'key' | 'path' | 'title'>
  /** The section that is looked at; a slot's block is its part. */
  block: string | null
  device: Device
  /** The state has no such page. */
  isMissing: boolean
}

const findPlace = (page: Document, { kind, key }: Pick<Difference, 'kind' | 'key'>, block: string | null) =>
  kind === 'global' ? findSlot(page, key) : block === null ? null : findSection(page, block)

/** Outlines what differs and brings it into view, again at another width. Returns whether the section is not shown. */
function useOutline(
  page: Document | null,
  part: StateFrameProps['part'],
  block: string | null,
  width: number,
) {
  const [isAbsent, setAbsent] = useState(false)
  const show = useEffectEvent(() => {
    const found = page && findPlace(page, part, block)
    const seen = found ? visiblePart(found) : null
    setAbsent(page !== null && block !== null && !seen)
    if (!page) return
    outlineOnly(page, seen)
    if (!seen) {
      // It returns a promise in newer browsers, which React would take for a way to clean up.
      page.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    const isHigh = seen.getBoundingClientRect().height > page.documentElement.clientHeight
    seen.scrollIntoView({ block: isHigh ? 'start' : 'center', behavior: 'instant' })
  })
  useEffect(() => show(), [page, part.kind, part.key, block, width])
  return isAbsent
}

/** Shows a page as the server renders it in one state of the site, with the changed block outlined and in view. */
export function StateFrame({ state, name, part, block, device, isMissing }: StateFrameProps) {
  const [place, size] = useSize()
  const popups = part.kind === 'global' && part.key === 'popup'
  const address = previewAddress(part.path, { popups, state })
  const { width, height, scale } = frameSize(device, size)
  const [page, setPage] = useState<Document | null>(null)
  const isAbsent = useOutline(page, part, block, width)
  return (
    <figure className={stateFrame()}>
      <figcaption className={frameHead()}>
        <span>
          {name}
          {isAbsent && <small>이 섹션은 보이지 않습니다</small>}
        </span>
        {!isMissing && state !== '0' && (
          <a
            className={openLink()}
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={`${name}: 새 창에서 보기`}
            title="새 창에서 보기"
          >
            <ExternalLink aria-hidden strokeWidth={1.75} />
          </a>
        )}
      </figcaption>
      <div ref={place} className={framePlace()}>
        {isMissing || state === '0' ? (
          <p className={frameNone()}>{state === '0' ? '아직 공개하지 않았습니다.' : '여기에는 없습니다.'}</p>
        ) : (
          size.width > 0 && (
            <div className={screen({ device })} style={{ width: width * scale, height: height * scale }}>
              <iframe
                src={address}
                onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
                title={`${name}: ${part.title}`}
                style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
              />
            </div>
          )
        )}
      </div>
    </figure>
  )
}
