import type { PointerEventHandler, MouseEventHandler, PropsWithChildren, Ref } from 'react'
import { cx } from './css.ts'
import { dim, layer, panel } from './drawer.styles.ts'

export type DrawerLook = {
  side: 'right' | 'left' | 'top' | 'bottom' | 'center'
  /** Accessible name. */
  title: string
  /** Class of the panel; what it says of size and colour wins. */
  className?: string | undefined
  zIndex?: 'modal' | 'search' | 'popup'
}

type DrawerFrameProps = PropsWithChildren<
  DrawerLook & {
    dialog?: Ref<HTMLDivElement>
    isClosing?: boolean
    /** False where it is not shown. */
    isModal?: boolean
    onPointerDown?: PointerEventHandler
    onClick?: MouseEventHandler
  }
>

/** Elements of a drawer: the dim, and above it the panel. */
export function DrawerFrame(props: DrawerFrameProps) {
  const {
    side,
    title,
    className,
    zIndex = 'modal',
    dialog,
    isClosing,
    isModal = true,
    children,
    ...background
  } = props
  const closed = isClosing ? '' : undefined
  return (
    <>
      <div className={dim({ zIndex })} data-closed={closed} />
      <div role="presentation" className={layer({ side, zIndex })} data-closed={closed} {...background}>
        <div
          ref={dialog}
          role="dialog"
          aria-modal={isModal || undefined}
          aria-label={title}
          tabIndex={-1}
          className={cx(panel({ side }), className)}
          data-closed={closed}
        >
          {children}
        </div>
      </div>
    </>
  )
}
