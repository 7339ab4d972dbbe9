import { useState } from 'react'
import { useDraftStores } from '#admin/kit/drafts/use-draft-stores.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import type { Change } from './list-changes.ts'

const PublishDialog = partOnDemand(() => import('./publish-dialog.tsx').then((m) => m.PublishDialog))

type PublishButtonProps = {
  changes: Change[]
  /** Asks for what others have saved meanwhile, which may be published too. */
  onRefresh: () => void
}

/** Opens the confirmation, when there is anything to publish. */
export function PublishButton({ changes, onRefresh }: PublishButtonProps) {
  const stores = useDraftStores()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type="button"
        className={button({ look: 'primary' })}
        disabled={changes.length === 0}
        title={changes.length === 0 ? '공개한 뒤로 바뀐 것이 없습니다' : undefined}
        onPointerEnter={PublishDialog.prepare}
        onClick={() => {
          // What is typed and not saved yet is to be listed too.
          void Promise.all(stores.map((store) => store.flushAll())).then(onRefresh)
          setOpen(true)
        }}
      >
        공개{changes.length > 0 && ` (${changes.length})`}
      </Button>
      {isOpen && <PublishDialog changes={changes} onPublished={onRefresh} onClose={() => setOpen(false)} />}
    </>
  )
}
