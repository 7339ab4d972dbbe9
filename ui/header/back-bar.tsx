import { ChevronLeft } from 'lucide-react'
import { css, cx } from '../css.ts'
import { text } from '../text.ts'
import { iconButton } from './icon-button.ts'
import { useGoBack } from './use-go-back.ts'

const pageTitle = css({
  ...text.label2,
  overflow: 'hidden',
  minWidth: 0,
  fontWeight: 700,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@pc': { display: 'none' },
})

/** On mobile, the way back from an inner page. */
export function BackButton({ url, className }: { url: string | undefined; className?: string }) {
  const goBack = useGoBack(url)
  return (
    <button
      type="button"
      className={cx(iconButton({ only: 'mobile' }), className)}
      aria-label="뒤로"
      onClick={goBack}
    >
      <ChevronLeft size={24} strokeWidth={1.75} aria-hidden />
    </button>
  )
}

/** Beside it the page's title; the page's own heading is in its content. */
export function MobilePageTitle({ title, className }: { title: string; className?: string }) {
  return <p className={cx(pageTitle(), className)}>{title}</p>
}
