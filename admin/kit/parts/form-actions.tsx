import type { PropsWithChildren } from 'react'
import { Button } from './button.tsx'
import { button } from './styles.ts'

type FormActionsProps = PropsWithChildren<{ formId: string; isDisabled: boolean; onCancel: () => void }>

/** Buttons of a dialog that holds a form: one gives it up, the other sends it, by what `children` say. */
export function FormActions({ formId, isDisabled, onCancel, children }: FormActionsProps) {
  return (
    <>
      <button type="button" className={button()} onClick={onCancel}>
        취소
      </button>
      <Button type="submit" form={formId} className={button({ look: 'primary' })} disabled={isDisabled}>
        {children}
      </Button>
    </>
  )
}
