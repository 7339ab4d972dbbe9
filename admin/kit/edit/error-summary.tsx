import type { FieldError } from '#schema/problem.ts'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { findField, focusField } from '../form/data/wanted-field.ts'
import { button, notice } from '../parts/styles.ts'
import { summary } from './form.styles.ts'

type ErrorSummaryProps = { errors: readonly FieldError[]; box: RefObject<HTMLElement | null> }

/** Tells how many fields were refused. Brings the first into view, unless that takes someone away from typing. */
export function ErrorSummary({ errors, box }: ErrorSummaryProps) {
  const first = errors[0]
  const goTo = (focus: boolean) => {
    const field = first && findField(first.path)
    field?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    if (focus) focusField(field)
  }
  const showFirst = useEffectEvent(() => {
    const isTyping =
      document.activeElement?.matches('input, textarea') && box.current?.contains(document.activeElement)
    if (!isTyping) goTo(false)
  })
  useEffect(() => {
    // After the groups that hold errors have opened.
    const frame = first ? requestAnimationFrame(() => showFirst()) : 0
    return () => cancelAnimationFrame(frame)
  }, [first])
  if (!first) return null
  return (
    <div className={summary()}>
      <div className={notice({ tone: 'error' })} role="status">
        <p>고쳐야 할 곳이 {errors.length}곳 있어 아직 저장하지 않았습니다. 입력한 내용은 그대로 있습니다.</p>
        <button type="button" className={button()} onClick={() => goTo(true)}>
          고칠 곳으로
        </button>
      </div>
    </div>
  )
}
