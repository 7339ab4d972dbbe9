import { useState } from 'react'
import { useDraftStores } from '../drafts/use-draft-stores.ts'
import { onDemand } from '../parts/on-demand.ts'
import { button } from '../parts/styles.ts'
import type { Change } from './list-changes.ts'

const useDialog = onDemand(() => import('./publish-dialog.tsx'))

type PublishButtonProps = {
  changes: Change[]
  /** Asks for what others have saved meanwhile, which may be published too. */
  onRefresh: () => void
}

/** Opens the confirmation, when there is anything to publish. */
export function PublishButton({ changes, onRefresh }: PublishButtonProps) {
  const stores = useDraftStores()
  const [isOpen, setOpen] = useState(false)
  const { part: dialog, prepare, want } = useDialog()
  return (
    <>
      <button
        type="button"
        className={button({ look: 'primary' })}
        disabled={changes.length === 0}
        title={changes.length === 0 ? '공개한 뒤로 바뀐 것이 없습니다' : undefined}
        onPointerEnter={prepare}
        onClick={() => {
          want()
          // What is typed and not saved yet is to be listed too.
          void Promise.all(stores.map((store) => store.flushAll())).then(onRefresh)
          setOpen(true)
        }}
      >
        공개{changes.length > 0 && ` (${changes.length})`}
      </button>
      {isOpen && dialog && (
        <dialog.PublishDialog changes={changes} onPublished={onRefresh} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
