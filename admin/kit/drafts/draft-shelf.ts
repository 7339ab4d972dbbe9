import { createStore, type StoreApi } from 'zustand/vanilla'
import { isUnsaved, type Draft } from './draft.ts'
import type { KeptDrafts } from './kept-drafts.ts'

export type DraftState<Value> = {
  drafts: Readonly<Record<string, Draft<Value>>>
}

export type DraftShelf<Value> = ReturnType<typeof createDraftShelf<Value>>

/** Drafts by id. Unsaved drafts are also written to `kept`, where it is given, to outlive the window. */
export function createDraftShelf<Value>(kept: KeptDrafts<Value> | undefined) {
  const store: StoreApi<DraftState<Value>> = createStore<DraftState<Value>>(() => ({ drafts: {} }))
  const get = (id: string): Draft<Value> | undefined => store.getState().drafts[id]
  const put = (id: string, draft: Draft<Value>) => {
    store.setState(({ drafts }) => ({ drafts: { ...drafts, [id]: draft } }))
    kept?.write(id, isUnsaved(draft) ? draft : null)
  }
  return {
    store,
    get,
    put,
    change: (id: string, next: (draft: Draft<Value>) => Draft<Value>) => {
      const draft = get(id)
      if (draft) put(id, next(draft))
    },
    remove: (id: string) => {
      kept?.write(id, null)
      store.setState(({ drafts: { [id]: _gone, ...drafts } }) => ({ drafts }))
    },
    ids: () => Object.keys(store.getState().drafts),
    isUnsaved: () => (kept?.ids().length ?? 0) > 0 || Object.values(store.getState().drafts).some(isUnsaved),
  }
}
