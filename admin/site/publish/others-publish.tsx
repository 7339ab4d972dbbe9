import { roleNames } from '#schema/plain/role-names.ts'
import { useState } from 'react'
import { button, fieldHint } from '#admin/kit/parts/styles.ts'
import { PreviewLinkDialog } from '../preview-links/preview-link-dialog.tsx'

/** Stands where others would publish: says who does, and gives what one sends them to look at. */
export function OthersPublish() {
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <span className={fieldHint()}>
        공개는 {roleNames.owner}나 {roleNames.manager}가 합니다
      </span>
      <button type="button" className={button()} onClick={() => setSharing(true)}>
        미리보기 링크
      </button>
      {isSharing && <PreviewLinkDialog path="/" onClose={() => setSharing(false)} />}
    </>
  )
}
