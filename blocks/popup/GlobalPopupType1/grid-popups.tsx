import { createPortal } from 'react-dom'
import type { Partner } from '#schema/partners.ts'
import { Drawer } from '#ui/drawer.tsx'
import { barHeight, titlesHeight } from '#ui/popup/box-height.ts'
import { boxText } from '#ui/popup/box-text.ts'
import type { ShownPopup } from '#ui/popup/choose-popups.ts'
import { placePopups } from '#ui/popup/place-popups.ts'
import { PopupBox } from '#ui/popup/popup-box.tsx'
import { pcSize, pictureSizes, type Size } from '#ui/popup/popup-size.ts'
import type { ChosenPopups } from '#ui/popup/use-chosen-popups.ts'
import { useEscape } from '#ui/popup/use-escape.ts'
import { useWindowSize } from '#ui/popup/use-window-size.ts'
import { box, dimmedLayer, field, openLayer } from './styles.ts'
import { useGrid } from './use-grid.ts'

type GridPopupsProps = {
  choice: ChosenPopups
  isHeld: boolean
  dismissTitle: string
  path: string
  config: Partner['homepageConfig']
}

const sizeOf = (popup: ShownPopup, window: Size): Size =>
  pcSize(popup, 'GRID', window, titlesHeight(popup.items.length))

/** All popups at once, tiled over the page. Source: docs/product.md, U6, U7. */
export function GridPopups({ choice, isHeld, dismissTitle, path, config }: GridPopupsProps) {
  const window = useWindowSize()
  const { all, open } = useGrid(choice, path, {
    sizesOf: (popup) => pictureSizes(sizeOf(popup, window)),
    textOf: (popup) => boxText(popup, true, dismissTitle),
  })
  const [first] = open
  const closeFirst = () => first && choice.leave(first.id)
  const isOpen = first !== undefined && !isHeld
  useEscape(isOpen && !config.isPopupDimmed, closeFirst)
  if (all.length === 0) return null

  // Those that have been closed keep their place: what is being read does not move.
  const { places, height } = placePopups(
    all.map((popup) => {
      const { width, height: pictureHeight } = sizeOf(popup, window)
      const { id, direction, isAutoPlacement } = popup
      return {
        id,
        direction,
        isAutoPlacement,
        width,
        height: pictureHeight + titlesHeight(popup.items.length) + barHeight,
      }
    }),
    {
      window,
      perRow: config.popupGridWidthCount,
      offsets: {
        top: config.popupTopOffset,
        left: config.popupLeftOffset,
        bottom: config.popupBottomOffset,
        right: config.popupRightOffset,
      },
    },
  )
  const boxes = (
    <div className={field()} style={{ height }}>
      {all.map((popup, index) => {
        const place = places.find(({ id }) => id === popup.id)
        if (!place || !open.includes(popup)) return null
        return (
          <section
            key={popup.id}
            role={config.isPopupDimmed ? 'group' : 'dialog'}
            aria-label={popup.title}
            className={box({ lifted: !config.isPopupDimmed })}
            style={{ left: place.x, top: place.y, animationDelay: `${index * 40}ms` }}
          >
            <PopupBox
              popup={popup}
              size={sizeOf(popup, window)}
              isWide
              dismissTitle={dismissTitle}
              onClose={() => choice.leave(popup.id)}
            />
          </section>
        )
      })}
    </div>
  )
  if (!config.isPopupDimmed) {
    return isOpen ? createPortal(<div className={openLayer()}>{boxes}</div>, document.body) : null
  }
  return (
    <Drawer
      open={isOpen}
      onClose={closeFirst}
      side="center"
      title="알림"
      zIndex="popup"
      className={dimmedLayer()}
    >
      {boxes}
    </Drawer>
  )
}
