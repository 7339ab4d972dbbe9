import { lazy, Suspense, useState } from 'react'
import { useDraftStores } from '../drafts/use-draft-stores.ts'
import { button } from '../parts/styles.ts'
import type { Change } from './list-changes.ts'

const PublishDialog = lazy(() => import('./publish-dialog.tsx').then((m) => ({ default: m.PublishDialog })))

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
      <button
        type="button"
        className={button({ look: 'primary' })}
        disabled={changes.length === 0}
        title={changes.length === 0 ? '공개한 뒤로 바뀐 것이 없습니다' : undefined}
        onClick={() => {
          // What is typed and not saved yet is to be listed too.
          void Promise.all(stores.map((store) => store.flushAll())).then(onRefresh)
          setOpen(true)
        }}
      >
        공개{changes.length > 0 && ` (${changes.length})`}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PublishDialog changes={changes} onPublished={onRefresh} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
