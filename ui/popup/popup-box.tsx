import { X } from 'lucide-react'
import { closeText } from './close-text.ts'
import { DismissBox } from './dismiss-box.tsx'
import type { ShownPopup } from './choose-popups.ts'
import { bar, close, frame } from './popup-box.styles.ts'
import type { Size } from './popup-size.ts'
import { PopupSlides } from './popup-slides.tsx'

type PopupBoxProps = {
  popup: ShownPopup
  /** Of the picture. */
  size: Size
  /** Titles of the items to choose among, and arrows beside the picture: where a pointer is. */
  isWide: boolean
  dismissTitle: string
  onClose: () => void
}

/** Content of a popup: its slides, and below them the ways to close it, for now or for today. */
export function PopupBox({ popup, size, isWide, dismissTitle, onClose }: PopupBoxProps) {
  return (
    <div className={frame()} style={{ width: size.width }}>
      <PopupSlides items={popup.items} label={popup.title} size={size} isWide={isWide} />
      <div className={bar()}>
        <DismissBox id={popup.id} title={dismissTitle} onClose={onClose} />
        <button type="button" className={close()} onClick={onClose}>
          {closeText}
          <X size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
    </div>
  )
}
