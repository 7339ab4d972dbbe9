import type { Draft } from './draft.ts'
import { keepIn, type Kept } from './kept.ts'

export type KeptDraft<Value> = Pick<Draft<Value>, 'value' | 'saved' | 'etag'>

/** Keeps unsaved drafts over a reload, a closed window and the browser's end. */
export type KeptDrafts<Value> = Kept<KeptDraft<Value>>

/**
 * Keeps an account's drafts in this browser until they are saved or given up: whoever else signs in at it gets none of
 * them. `accountOf` tells the e-mail of who types. Source: docs/product.md, O25.
 */
export function keepDrafts<Value>(kind: string, accountOf: () => string): KeptDrafts<Value> {
  const all = keepIn<KeptDraft<Value>>(localStorage, 'danjang-console-draft')
  const prefix = () => `${accountOf()}/${kind}/`
  return {
    read: (id) => all.read(prefix() + id),
    write(id, draft) {
      all.write(prefix() + id, draft && { value: draft.value, saved: draft.saved, etag: draft.etag })
    },
    ids: () =>
      all
        .ids()
        .filter((id) => id.startsWith(prefix()))
        .map((id) => id.slice(prefix().length)),
  }
}
