import { useAdmin } from '../admin-context.tsx'
import { useDraftStores } from '../drafts/use-draft-stores.ts'
import { useTyping } from '../drafts/use-kept-typing.ts'

/** Saves what there is, signs out, and begins anew with an empty console. */
export function useSignOut(): () => void {
  const { api, rowDrafts } = useAdmin()
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
    await api.request('DELETE /admin/session').catch(() => undefined)
    location.reload()
  }
  return () => void signOut()
}
