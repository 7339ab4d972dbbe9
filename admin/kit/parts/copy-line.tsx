import { useState } from 'react'
import { copyText } from './copy-text.ts'
import { copyRow } from './layout.styles.ts'
import { button, input } from './styles.ts'

/** A text to be copied, which can be selected where there is no clipboard. */
export function CopyLine({ label, value }: { label: string; value: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={copyRow()}>
      <input
        className={input()}
        value={value}
        readOnly
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className={button()} onClick={() => void copyText(value).then(setCopied)}>
        <span role="status">{isCopied ? '복사함' : '복사'}</span>
      </button>
    </div>
  )
}
