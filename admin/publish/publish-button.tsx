import type { GlobalSlot } from '#schema/block.ts'
import { useState } from 'react'
import { button } from '../parts/styles.ts'
import type { SlotState } from '../queries/get-global.ts'
import type { PageState } from '../queries/get-pages.ts'
import type { ThemeState } from '../queries/get-theme.ts'
import { listChanges } from './list-changes.ts'
import { PublishDialog } from './publish-dialog.tsx'

type PublishButtonProps = {
  slots: Record<GlobalSlot, SlotState>
  pages: PageState[]
  theme: ThemeState
  /** Asks for what others have saved meanwhile, which is published too. */
  onRefresh: () => void
}

/** Opens the confirmation, when there is anything to publish. */
export function PublishButton({ slots, pages, theme, onRefresh }: PublishButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const changes = listChanges(slots, pages, theme)
  return (
    <>
      <button
        type="button"
        className={button({ look: 'primary' })}
        disabled={changes.length === 0}
        title={changes.length === 0 ? '공개한 뒤로 바뀐 것이 없습니다' : undefined}
        onClick={() => {
          onRefresh()
          setOpen(true)
        }}
      >
        공개{changes.length > 0 && ` (${changes.length})`}
      </button>
      {isOpen && <PublishDialog changes={changes} onPublished={onRefresh} onClose={() => setOpen(false)} />}
    </>
  )
}
