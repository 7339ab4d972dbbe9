import type { Draft } from './draft.ts'
import { keepIn, type Kept } from './kept.ts'

/** Keeps unsaved drafts over a reload of the window. */
export type KeptDrafts<Value> = Pick<Kept<Pick<Draft<Value>, 'value' | 'saved' | 'etag'>>, 'read' | 'write'>

/** Keeps drafts for as long as the tab is open: another person who signs in later on this machine gets none of them. */
export function keepDrafts<Value>(kind: string): KeptDrafts<Value> {
  const kept: KeptDrafts<Value> = keepIn(sessionStorage, `danjang-console-draft/${kind}`)
  return {
    read: kept.read,
    write(id, draft) {
      kept.write(id, draft && { value: draft.value, saved: draft.saved, etag: draft.etag })
    },
  }
}
