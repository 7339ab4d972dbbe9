import type { BlockData } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { boxText } from '#ui/popup/box-text.ts'
import type { Device, ShownPopup } from '#ui/popup/choose-popups.ts'
import { PopupBox } from '#ui/popup/popup-box.tsx'
import { pictureSizes, sheetSize, type Size } from '#ui/popup/popup-size.ts'
import type { ChosenPopups } from '#ui/popup/use-chosen-popups.ts'
import { useIsTyping } from '#ui/popup/use-is-typing.ts'
import { usePopupQueue } from '#ui/popup/use-popup-queue.ts'
import { useWindowSize } from '#ui/popup/use-window-size.ts'
import type block from './block.ts'
import { Strip, stripText, thumbSize } from './strip.tsx'
import { sheet } from './styles.ts'

const sizeOf = (popup: ShownPopup, device: Device, window: Size): Size =>
  device === 'PC' ? thumbSize : sheetSize(popup, window)

type SheetsProps = { data: BlockData<typeof block>; choice: ChosenPopups }

/** One popup at a time: from below on a phone, in a strip on PC. */
export default function Sheets({ data, choice }: SheetsProps) {
  const isTyping = useIsTyping()
  const isHeld = useApplicationStore(({ layers }) => layers.open > 0) || isTyping
  const window = useWindowSize()
  const { device } = choice
  const { current, isOpen, close } = usePopupQueue(choice, {
    isHeld,
    sizesOf: (popup) => pictureSizes(sizeOf(popup, device, window)),
    textOf: (popup) => (device === 'PC' ? stripText(popup, data) : boxText(popup, false, data.dismissTitle)),
  })
  if (!current) return null

  const props = { popup: current, dismissTitle: data.dismissTitle, onClose: close }
  if (device === 'PC') {
    return isOpen && !isHeld ? <Strip key={current.id} linkTitle={data.linkTitle} {...props} /> : null
  }
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      side="bottom"
      title={current.title}
      zIndex="popup"
      className={sheet()}
    >
      <PopupBox key={current.id} size={sizeOf(current, device, window)} isWide={false} {...props} />
    </Drawer>
  )
}
