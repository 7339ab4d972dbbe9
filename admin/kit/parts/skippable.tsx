import { useRef, type PropsWithChildren } from 'react'
import { css } from '#ui/css.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { stopAfter } from './keep-focus.ts'
import { focusRing } from './styles.ts'

const skip = css({
  '&:focus-visible': {
    ...focusRing,
    zIndex: '$toast',
    width: 'auto',
    height: 'auto',
    margin: '8px',
    padding: '10px 16px',
    borderRadius: '6px',
    clipPath: 'none',
    backgroundColor: '$gray900',
    color: '$gray0',
    fontSize: '13px',
    fontWeight: 600,
  },
})

type SkipButtonProps = PropsWithChildren<{ onSkip: () => void }>

/** Leads past what stands next. It is seen while it has the focus. */
export const SkipButton = ({ onSkip, children }: SkipButtonProps) => (
  <button type="button" className={`${visuallyHidden()} ${skip()}`} onClick={onSkip}>
    {children}
  </button>
)

/** Something with many stops of Tab, such as pages of the site in frames, with a way past it. */
export function Skippable({ name, children }: PropsWithChildren<{ name: string }>) {
  const end = useRef<HTMLSpanElement>(null)
  return (
    <>
      <SkipButton onSkip={() => end.current && stopAfter(end.current)?.focus()}>{name} 건너뛰기</SkipButton>
      {children}
      <span ref={end} hidden />
    </>
  )
}
