import { useState } from 'react'
import { useTyping } from './use-kept-typing.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'

/**
 * Closing of a window that may hold something typed: asks first where it does. `keptAs` names what is kept of it
 * (`useKeptTyping`) and forgotten with it. `question` stands in the window.
 */
export function useUnsavedClose(isUnsaved: boolean, onClose: () => void, keptAs?: string) {
  const typing = useTyping()
  const [isAsking, setAsking] = useState(false)
  const giveUp = () => {
    if (keptAs !== undefined) typing.write(keptAs, null)
    onClose()
  }
  return {
    close: () => (isUnsaved ? setAsking(true) : onClose()),
    question: isAsking && (
      <ConfirmDialog
        title="저장하지 않은 내용이 있습니다"
        confirm="저장하지 않고 닫기"
        keep="계속 작성"
        onConfirm={giveUp}
        onClose={() => setAsking(false)}
      >
        닫으면 쓰던 내용이 사라집니다.
      </ConfirmDialog>
    ),
  }
}
