import type { CallOutput } from '#api/client.ts'
import { momentText } from '#schema/plain/days.ts'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { liveLink } from './styles.ts'

type PublishedDialogProps = {
  made: CallOutput<'POST /admin/publish'> | CallOutput<'POST /admin/scheduled-publications'>
  onClose: () => void
}

/** Says what was published, or what will be. */
export function PublishedDialog({ made, onClose }: PublishedDialogProps) {
  const isPublished = 'revision' in made
  return (
    <Dialog
      title={isPublished ? '공개했습니다' : '예약했습니다'}
      onClose={onClose}
      actions={
        <button type="button" className={button()} onClick={onClose}>
          닫기
        </button>
      }
    >
      {isPublished ? (
        <>
          <p role="status">{made.revision}번째 공개 내용이 지금 사이트에 보입니다.</p>
          <a className={liveLink()} href="/" target="_blank" rel="noreferrer">
            사이트 보기
          </a>
        </>
      ) : (
        <p role="status">
          {momentText(made.dueAt)}에 지금 내용 그대로 공개합니다. 그사이 초안을 고쳐도 예약한 내용은 바뀌지
          않습니다. 취소는 공개 기록에서 할 수 있습니다.
        </p>
      )}
    </Dialog>
  )
}
