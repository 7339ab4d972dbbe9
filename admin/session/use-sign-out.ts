import { useQueryClient } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { useDraftStores } from '#admin/kit/drafts/use-draft-stores.ts'
import { useTyping } from '#admin/kit/drafts/use-kept-typing.ts'

/** Saves everything, signs out, and begins with an empty console. `SignOutGate` takes over where that is not confirmed. */
export function useSignOut(): () => void {
  const { signOut: session, rowDrafts } = useAdmin()
  const queryClient = useQueryClient()
  const stores = useDraftStores()
  const typing = useTyping()
  const signOut = async () => {
    const isWritten = Object.keys(rowDrafts.getState().rows).length === 0 && typing.isEmpty()
    if (isWritten) await Promise.all(stores.map((store) => store.flushAll()))
    const isSaved = isWritten && !stores.some((store) => store.isUnsaved())
    if (
      !isSaved &&
      !confirm('저장하지 못한 내용이 있습니다. 로그아웃하면 그 내용은 사라집니다. 로그아웃할까요?')
    )
      return
    rowDrafts.setState({ rows: {} })
    typing.forgetAll()
    for (const store of stores) store.giveUp()
    if (await session.end('person')) location.reload()
    else queryClient.clear()
  }
  return () => void signOut()
}
