import { createStore, type StoreApi } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { sameData } from '../form/data/same-data.ts'

export type RowData = Record<string, unknown>

/** Unsaved values of a row, with the state that they were typed over and its etag. */
export type RowDraft = { base: RowData; etag: string; data: RowData }

type RowDraftsState = { rows: Record<string, RowDraft> }

/** Names a row among the drafts; `null` is the one that is being made. */
export const rowKey = (resource: string, id: number | null) => `${resource}/${id ?? 'new'}`

export type RowDrafts = StoreApi<RowDraftsState> & {
  /** Keeps what was typed, until it is as it was. */
  edit(key: string, from: { data: RowData; etag: string }, data: RowData): void
  /** Puts a draft in place of whatever was there. */
  put(key: string, draft: RowDraft): void
  forget(key: string): void
}

/** Drafts of rows. They outlive the screen, the session and the browser: nothing that was typed is lost. */
export function createRowDrafts(): RowDrafts {
  const store = createStore<RowDraftsState>()(
    persist((): RowDraftsState => ({ rows: {} }), {
      name: 'danjang-console-drafts',
      storage: createJSONStorage(() => localStorage),
      version: 1,
    }),
  )
  const put = (key: string, draft: RowDraft) =>
    store.setState(({ rows }) => ({ rows: { ...rows, [key]: draft } }))
  const forget = (key: string) => store.setState(({ rows: { [key]: _gone, ...rows } }) => ({ rows }))
  return Object.assign(store, {
    put,
    forget,
    edit(key: string, from: { data: RowData; etag: string }, data: RowData) {
      const base = store.getState().rows[key] ?? { base: from.data, etag: from.etag }
      if (sameData(base.base, data)) forget(key)
      else put(key, { base: base.base, etag: base.etag, data })
    },
  })
}
