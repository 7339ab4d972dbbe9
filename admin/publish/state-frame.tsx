import type { Difference } from '#schema/differences.ts'
import { ExternalLink } from 'lucide-react'
import { frameSize, type Device } from '../preview/frame-size.ts'
import { previewAddress } from '../preview/preview-address.ts'
import { openLink, screen } from '../preview/styles.ts'
import { useSize } from '../preview/use-size.ts'
import { frameHead, frameNone, framePlace, stateFrame } from './compare.styles.ts'

type StateFrameProps = {
  state: string
  name: string
  part: Pick<Difference, 'kind' | 'key' | 'path' | 'title'>
  device: Device
  /** The state has no such page. */
  isMissing: boolean
}

/** A page as the server renders it in a state of the site. It is looked at, and nothing in it is changed. */
export function StateFrame({ state, name, part, device, isMissing }: StateFrameProps) {
  const [place, size] = useSize()
  const popups = part.kind === 'global' && part.key === 'popup'
  const address = previewAddress(part.path, { popups, state })
  const { width, height, scale } = frameSize(device, size)
  return (
    <figure className={stateFrame()}>
      <figcaption className={frameHead()}>
        <span>{name}</span>
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
