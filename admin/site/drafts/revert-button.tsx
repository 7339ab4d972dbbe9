import { useState } from 'react'
import { ConfirmActions } from '#admin/kit/parts/confirm-dialog.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useRevocableMutation } from '#admin/kit/parts/use-revocable-mutation.ts'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

type RevertButtonProps = {
  /** Name of the slot or page in the list. */
  name: string
  onRevert: (signal: AbortSignal) => Promise<unknown>
}

/** Takes a draft back to what visitors see. */
export function RevertButton({ name, onRevert }: RevertButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const revert = useRevocableMutation({
    mutationFn: (_: void, signal) => onRevert(signal),
    onSuccess: () => setAsking(false),
  })
  const giveUp = () => {
    revert.giveUp()
    setAsking(false)
  }
  return (
    <>
      <button type="button" className={button({ look: 'quiet' })} onClick={() => setAsking(true)}>
        공개된 상태로 되돌리기
      </button>
      {isAsking && (
        <Dialog
          title="공개된 상태로 되돌릴까요?"
          onClose={giveUp}
          actions={
            <ConfirmActions
              confirm="초안 되돌리기"
              isDisabled={revert.isPending}
              onConfirm={() => revert.mutate()}
              onClose={giveUp}
            />
          }
        >
          <p>
            ‘{name}’의 초안이 지금 사이트에 보이는 내용으로 돌아갑니다. 되돌린 뒤에도 실행 취소로 다시 가져올
            수 있습니다.
          </p>
          <ErrorNote error={revert.error} />
        </Dialog>
      )}
    </>
  )
}
