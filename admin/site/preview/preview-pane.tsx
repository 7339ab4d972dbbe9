import { media } from '#ui/tokens.ts'
import {
  ExternalLink,
  Link,
  Maximize2,
  Minimize2,
  MousePointerClick,
  PanelLeftClose,
  PanelLeftOpen,
  RotateCw,
} from 'lucide-react'
import { useState } from 'react'
import type { Selection } from '../places/use-selection.ts'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { Skippable } from '#admin/kit/parts/skippable.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import type { BlockType } from '../queries/get-blocks.ts'
import type { PageState } from '../queries/get-pages.ts'
import { DeviceSwitch, useDevice } from '#admin/kit/frame/device-switch.tsx'
import { frameSize } from '#admin/kit/frame/frame-size.ts'
import { PathField } from './path-field.tsx'
import { examplePath, previewAddress } from '#admin/kit/frame/preview-address.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { openLink, pathPlace, previewBar, screen, stage, wideSwitch } from '#admin/kit/frame/styles.ts'
import { useBlockPicking } from './use-block-picking.ts'
import { useKeepFocus } from '#admin/kit/frame/use-keep-focus.ts'
import { useSize } from '#admin/kit/frame/use-size.ts'
import { useZoom, ZoomSwitch } from './zoom-switch.tsx'

const PreviewLinkDialog = partOnDemand(() =>
  import('../preview-links/preview-link-dialog.tsx').then((m) => m.PreviewLinkDialog),
)
const PageOverlay = partOnDemand(() => import('./overlay/page-overlay.tsx').then((m) => m.PageOverlay))

type PreviewPaneProps = {
  types: BlockType[]
  pages: PageState[]
  /** Changes with the drafts. */
  version: string
  selection: Selection
  onSelect: (selection: Selection) => void
  /** It has the whole width of the screen. */
  isWide: boolean
  onWide: (isWide: boolean) => void
  /** The list beside it is folded away. */
  isListFolded: boolean
  onFoldList: (isFolded: boolean) => void
}

/** The site as the drafts make it, rendered by the server that visitors get it from. */
export function PreviewPane({
  types,
  pages,
  version,
  selection,
  onSelect,
  isWide,
  onWide,
  isListFolded,
  onFoldList,
}: PreviewPaneProps) {
  const [reloads, setReloads] = useState(0)
  const [device, setDevice] = useDevice()
  const [isPicking, setPicking] = useState(true)
  const [path, setPath] = useShownPath(pages, selection)
  const [place, size] = useSize()
  const [shown, setShown] = useState<Document | null>(null)
  const [isSharing, setSharing] = useState(false)

  // Popups are in the way of everything but themselves.
  const popups = selection.kind === 'slot' && selection.slot === 'popup'
  const [isHeld, setHeld] = useState(false)
  const turnToPage = useKeepFocus(shown)
  const pathname = path.split('?')[0]
  const pageKey = pages.find(
    ({ draft, isRemoved }) => !isRemoved && examplePath(draft.pattern) === pathname,
  )?.key
  const { hovered, leave } = useBlockPicking({ shown, isPicking, selection, pageKey, onSelect })
  const [zoom, setZoom] = useZoom()
  // A narrow screen has no room for the choice, and shows the page as a whole.
  const isNarrow = matchMedia(media.smallTablet).matches
  const { width, height, scale } = frameSize(device, size, isNarrow ? 'fit' : zoom)
  return (
    <>
      <div className={previewBar()}>
        <ListSwitch isFolded={isListFolded} onFold={onFoldList} />
        <div className={pathPlace()}>
          <PathField path={path} pages={pages} onChange={setPath} />
        </div>
        <WideSwitch isWide={isWide} onWide={onWide} />
        <ZoomSwitch zoom={zoom} onChange={setZoom} />
        <DeviceSwitch device={device} onChange={setDevice} />
        <PickSwitch isPicking={isPicking} onPick={setPicking} />
        <IconButton label="새로 고침" icon={RotateCw} onClick={() => setReloads(reloads + 1)} />
        <IconButton label="미리보기 링크" icon={Link} onClick={() => setSharing(true)} />
        <OwnTab path={path} />
      </div>
      {isSharing && <PreviewLinkDialog path={path} onClose={() => setSharing(false)} />}
      <div ref={place} className={stage()}>
        {size.width > 0 && (
          <div
            className={screen({ device })}
            style={{ width: width * scale, height: height * scale }}
            onPointerLeave={leave}
          >
            <Skippable name="미리보기">
              <PreviewFrame
                address={previewAddress(path, { popups })}
                path={path}
                version={`${version} ${reloads}`}
                isHeld={isHeld}
                style={{ width, height, transform: `scale(${scale})` }}
                onShow={setShown}
              />
            </Skippable>
            {/* On a narrow screen the list does all of this. */}
            {isPicking && shown && matchMedia(media.pc).matches && (
              <PageOverlay
                shown={shown}
                scale={scale}
                room={{ width: width * scale, height: height * scale }}
                types={types}
                pageKey={pageKey}
                selection={selection}
                hovered={hovered}
                onSelect={onSelect}
                onHold={setHeld}
                onTurnToPage={turnToPage}
                onOpenForm={() => onWide(false)}
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** Path that is shown. Choosing another page shows it, and so does giving it another path. */
function useShownPath(pages: PageState[], selection: Selection) {
  const [path, setPath] = useState('/')
  const page = selection.kind === 'page' ? pages.find(({ key }) => key === selection.key) : undefined
  const pagePath = page && `${page.key} ${page.draft.pattern}`
  const [pageShown, setPageShown] = useState<string | undefined>()
  if (pagePath !== pageShown) {
    setPageShown(pagePath)
    if (page) setPath(examplePath(page.draft.pattern))
  }
  return [path, setPath] as const
}

type ListSwitchProps = { isFolded: boolean; onFold: (isFolded: boolean) => void }

function ListSwitch({ isFolded, onFold }: ListSwitchProps) {
  return (
    <span className={wideSwitch()}>
      <IconButton
        label={isFolded ? '목록 펼치기' : '목록 접기'}
        icon={isFolded ? PanelLeftOpen : PanelLeftClose}
        onClick={() => onFold(!isFolded)}
      />
    </span>
  )
}

function WideSwitch({ isWide, onWide }: Pick<PreviewPaneProps, 'isWide' | 'onWide'>) {
  return (
    <span className={wideSwitch()}>
      <IconButton
        label="미리보기 넓게"
        icon={isWide ? Minimize2 : Maximize2}
        active={isWide}
        aria-pressed={isWide}
        onClick={() => onWide(!isWide)}
      />
    </span>
  )
}

type PickSwitchProps = { isPicking: boolean; onPick: (isPicking: boolean) => void }

function PickSwitch({ isPicking, onPick }: PickSwitchProps) {
  return (
    <IconButton
      label={isPicking ? '눌러서 편집할 곳 선택: 켜짐' : '눌러서 편집할 곳 선택: 꺼짐'}
      icon={MousePointerClick}
      active={isPicking}
      aria-pressed={isPicking}
      onClick={() => onPick(!isPicking)}
    />
  )
}

function OwnTab({ path }: { path: string }) {
  return (
    <a
      className={openLink()}
      href={previewAddress(path, { popups: true })}
      target="_blank"
      rel="noreferrer"
      aria-label="초안을 새 창에서 보기"
      title="초안을 새 창에서 보기"
    >
      <ExternalLink aria-hidden strokeWidth={1.75} />
    </a>
  )
}
