import type { ApiClient } from '#api/client.ts'
import type { SignOut } from '#api/sign-out.ts'
import type { PageDefinition } from '#schema/page.ts'
import type { Theme } from '#schema/theme.ts'
import { createContext, use, type PropsWithChildren } from 'react'
import type { Changes } from '../changes/changes.ts'
import type { RowDrafts } from '../drafts/row-drafts.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { OnSent } from './fetch-with-progress.ts'
import type { JsonSchema } from '../form/data/json-schema.ts'

/** Content of a slot: a type and its data. */
export type SlotValue = { component: string; data: Record<string, unknown> }

/** JSON Schemas of what is no block. */
export type SettingsSchemas = {
  /** Settings of a page besides its sections. */
  pageSettings: JsonSchema
  themeSettings: JsonSchema
}

/** The one id in `themeDrafts`. */
export const themeId = 'theme'

export type Admin = SettingsSchemas & {
  api: ApiClient
  signOut: SignOut
  /** The same client, which also tells how much of a call's body is sent. */
  apiWithProgress: (onSent: OnSent) => ApiClient
  /** What anybody changes. */
  changes: Changes
  slotDrafts: DraftStore<SlotValue>
  pageDrafts: DraftStore<PageDefinition>
  themeDrafts: DraftStore<Theme>
  /** Unsaved values of content, by row. */
  rowDrafts: RowDrafts
  /** Data that types had in a slot in this session, saved or not; by slot and component. */
  lastData: Map<string, Record<string, unknown>>
}

const AdminContext = createContext<Admin | null>(null)

export function AdminProvider({ value, children }: PropsWithChildren<{ value: Admin }>) {
  return <AdminContext value={value}>{children}</AdminContext>
}

/** Everything that the console's screens share. */
export function useAdmin(): Admin {
  const admin = use(AdminContext)
  if (!admin) throw new Error('useAdmin is called outside the console.')
  return admin
}
