import { Drawer } from '#ui/drawer.tsx'
import { titlesHeight } from '#ui/popup/box-height.ts'
import { boxText } from '#ui/popup/box-text.ts'
import type { Device, ShownPopup } from '#ui/popup/choose-popups.ts'
import { PopupBox } from '#ui/popup/popup-box.tsx'
import { mobileSize, pcSize, pictureSizes, type Size } from '#ui/popup/popup-size.ts'
import type { ChosenPopups } from '#ui/popup/use-chosen-popups.ts'
import { usePopupQueue } from '#ui/popup/use-popup-queue.ts'
import { useWindowSize } from '#ui/popup/use-window-size.ts'
import { layerPanel } from './styles.ts'

type LayerPopupsProps = { choice: ChosenPopups; isHeld: boolean; dismissTitle: string }

const sizeOf = (popup: ShownPopup, device: Device, window: Size): Size =>
  device === 'PC'
    ? pcSize(popup, 'LAYER', window, titlesHeight(popup.items.length))
    : mobileSize(popup, window)

/** One popup at a time over the dimmed page. Source: docs/product.md, U4. */
export function LayerPopups({ choice, isHeld, dismissTitle }: LayerPopupsProps) {
  const window = useWindowSize()
  const isWide = choice.device === 'PC'
  const { current, isOpen, close } = usePopupQueue(choice, {
    isHeld,
    sizesOf: (popup) => pictureSizes(sizeOf(popup, choice.device, window)),
    textOf: (popup) => boxText(popup, isWide, dismissTitle),
  })
  if (!current) return null
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      side="center"
      title={current.title}
      zIndex="popup"
      className={layerPanel()}
    >
      <PopupBox
        key={current.id}
        popup={current}
        size={sizeOf(current, choice.device, window)}
        isWide={isWide}
        dismissTitle={dismissTitle}
        onClose={close}
      />
    </Drawer>
  )
}
