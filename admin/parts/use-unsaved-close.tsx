import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Closing of a window that may hold something typed: asks first where it does. `question` stands in the window. */
export function useUnsavedClose(isUnsaved: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false)
  return {
    close: () => (isUnsaved ? setAsking(true) : onClose()),
    question: isAsking && (
      <ConfirmDialog
        title="저장하지 않은 내용이 있습니다"
        confirm="버리고 닫기"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        닫으면 쓰던 내용이 사라집니다.
      </ConfirmDialog>
    ),
  }
}
