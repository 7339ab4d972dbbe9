import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { textButton } from '#admin/kit/form/controls/styles.ts'
import type { DraftStatus } from '#admin/kit/drafts/draft.ts'
import { saveState } from './styles.ts'
import { type AnyDraftStore, useDraftStores } from '#admin/kit/drafts/use-draft-stores.ts'

/** Worst first: one line speaks for all drafts. */
const order: DraftStatus[] = ['failed', 'stale', 'invalid', 'saving', 'waiting', 'saved']

const words: Record<DraftStatus, string> = {
  failed: '저장하지 못했습니다',
  stale: '다른 사람이 먼저 저장했습니다',
  invalid: '채우거나 고칠 곳이 있어 저장하지 않았습니다',
  saving: '저장 중…',
  waiting: '저장 중…',
  saved: '저장됨',
}

/** Tells whether the API has all that was typed. */
export function SaveState() {
  const stores = useDraftStores()
  const status = useWorst(stores)
  const isWrong = status === 'failed' || status === 'stale' || status === 'invalid'
  const Icon = isWrong ? CircleAlert : status === 'saved' ? CircleCheck : LoaderCircle
  const retry = () => {
    for (const store of stores) void store.flushAll()
  }
  return (
    <span className={saveState({ tone: isWrong ? 'wrong' : 'plain' })} role="status">
      <Icon size={15} aria-hidden />
      {words[status]}
      {status === 'failed' && (
        <button type="button" className={textButton()} onClick={retry}>
          다시 시도
        </button>
      )}
    </span>
  )
}

function useWorst(stores: AnyDraftStore[]): DraftStatus {
  const read = () => {
    const statuses = stores.flatMap((store) =>
      Object.values(store.getState().drafts).map(({ status }) => status),
    )
    return order.find((candidate) => statuses.includes(candidate)) ?? 'saved'
  }
  const subscribe = (onChange: () => void) => {
    const ends = stores.map((store) => store.subscribe(onChange))
    return () => ends.forEach((end) => end())
  }
  return useSyncExternalStore(subscribe, read)
}
