import { X } from 'lucide-react'
import { Drawer } from '#ui/drawer.tsx'
import { linkTarget } from '#ui/links.ts'
import { Picture } from '#ui/picture.tsx'
import { useIsPhone } from '#ui/use-is-phone.ts'
import type { Popup } from './choose-popups.ts'
import { dismissalCookie } from './dismissal.ts'
import { popupSizes, shapeOf } from './shape.ts'
import * as styles from './styles.ts'
import { usePopupQueue } from './use-popup-queue.ts'

export default function PopupLayer({ popups }: { popups: Popup[] }) {
  const { current, isOpen, close } = usePopupQueue(popups)
  const isPhone = useIsPhone()
  if (!current) return null

  const dismiss = () => {
    document.cookie = dismissalCookie(current.id, new Date())
    close()
  }
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      side={isPhone ? 'bottom' : 'center'}
      title={current.title}
      zIndex="popup"
      className={styles.panel({ shape: shapeOf(current.image) })}
    >
      <Poster popup={current} />
      <div className={styles.bar()}>
        <label className={styles.dismiss()}>
          <input type="checkbox" className={styles.checkbox()} onChange={dismiss} />
          오늘 하루 보지 않기
        </label>
        <button type="button" className={styles.close()} onClick={close}>
          닫기
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </Drawer>
  )
}

/** What a popup leads to opens in a new tab, wherever it is. Source: spec section 4, "Popups". */
function Poster({ popup: { image, linkTo } }: { popup: Popup }) {
  const picture = <Picture image={image} sizes={popupSizes(image)} priority className={styles.picture()} />
  if (!linkTo) return picture
  const target = linkTarget(linkTo)
  return (
    <a
      href={target.inside ? target.to : target.href}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.poster()}
    >
      {picture}
    </a>
  )
}
