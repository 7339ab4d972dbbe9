import { useState } from 'react'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { button, input } from '#admin/kit/parts/styles.ts'
import { copyText } from '#admin/kit/parts/copy-text.ts'
import { copyRow } from './styles.ts'

type ShownOnceProps = {
  title: string
  /** What it is for, and what to do with it now. */
  about: string
  label: string
  secret: string
  onClose: () => void
}

/** Shows a secret that nobody can be shown again. */
export function ShownOnce({ title, about, label, secret, onClose }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <button type="button" className={button({ look: 'primary' })} onClick={onClose}>
          옮겨 적었습니다
        </button>
      }
    >
      <p>{about}</p>
      <div className={copyRow()}>
        <input
          className={input()}
          value={secret}
          readOnly
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className={button()} onClick={() => void copyText(secret).then(setCopied)}>
          복사
        </button>
      </div>
      <p role="status">{isCopied && '복사했습니다.'}</p>
    </Dialog>
  )
}
