import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { linkTarget } from '#ui/links.ts'
import { Picture } from '#ui/picture.tsx'
import { countText } from '#ui/popup/box-text.ts'
import type { ShownPopup } from '#ui/popup/choose-popups.ts'
import { DismissBox } from '#ui/popup/dismiss-box.tsx'
import { pictureSizes } from '#ui/popup/popup-size.ts'
import { useEscape } from '#ui/popup/use-escape.ts'
import * as styles from './styles.ts'

export const thumbSize = { width: 56, height: 56 }

type StripTexts = { linkTitle: string; dismissTitle: string }

/** Returns all characters that a strip writes beside its picture. */
export const stripText = ({ title, items }: ShownPopup, { linkTitle, dismissTitle }: StripTexts): string =>
  [title, ...items.map((item) => item.title), countText, linkTitle, dismissTitle].join('')

type StripProps = StripTexts & { popup: ShownPopup; onClose: () => void }

/** A popup as one line above the lower edge of the window; the page behind it stays in use. */
export function Strip({ popup: { id, title, items }, linkTitle, dismissTitle, onClose }: StripProps) {
  const [shown, setShown] = useState(0)
  const item = items[shown]
  useEscape(true, onClose)
  if (!item) return null
  const step = (by: number) => setShown((shown + by + items.length) % items.length)
  const target = item.linkTo ? linkTarget(item.linkTo) : null
  return createPortal(
    <div className={styles.place()}>
      <section role="dialog" aria-label={title} className={styles.strip()}>
        <Picture
          image={{ ...item.image, alt: '' }}
          sizes={pictureSizes(thumbSize)}
          fit="square"
          priority
          className={styles.thumb()}
        />
        <div className={styles.words()} aria-live="polite">
          <strong className={styles.title()}>{title}</strong>
          <span className={styles.item()}>{item.title}</span>
        </div>
        {items.length > 1 && (
          <div className={styles.steps()}>
            <button
              type="button"
              className={styles.control()}
              onClick={() => step(-1)}
              aria-label="이전 소식"
            >
              <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
            </button>
            <span>{`${shown + 1} / ${items.length}`}</span>
            <button type="button" className={styles.control()} onClick={() => step(1)} aria-label="다음 소식">
              <ChevronRight size={18} strokeWidth={1.5} aria-hidden />
            </button>
          </div>
        )}
        {target && (
          <a
            href={target.inside ? target.to : target.href}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.link()}
          >
            {linkTitle}
          </a>
        )}
        <DismissBox id={id} title={dismissTitle} onClose={onClose} className={styles.dismiss()} />
        <button type="button" className={styles.control()} onClick={onClose} aria-label="닫기">
          <X size={20} strokeWidth={1.5} aria-hidden />
        </button>
      </section>
    </div>,
    document.body,
  )
}
