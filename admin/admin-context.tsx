import type { ApiClient } from '#api/client.ts'
import type { PageDefinition } from '#schema/page.ts'
import { createContext, use, type PropsWithChildren } from 'react'
import type { DraftStore } from './drafts/draft-store.ts'
import type { JsonSchema } from './form/json-schema.ts'

/** What stands in a slot: a type and its data. */
export type SlotValue = { component: string; data: Record<string, unknown> }

export type Admin = {
  api: ApiClient
  slotDrafts: DraftStore<SlotValue>
  pageDrafts: DraftStore<PageDefinition>
  /** JSON Schema of what a page has besides its sections. */
  pageSettings: JsonSchema
  /** Data that types had in a slot in this session, saved or not; by slot and component. */
  lastData: Map<string, Record<string, unknown>>
}

const AdminContext = createContext<Admin | null>(null)

export function AdminProvider({ value, children }: PropsWithChildren<{ value: Admin }>) {
  return <AdminContext value={value}>{children}</AdminContext>
}

/** What the console's screens share. */
export function useAdmin(): Admin {
  const admin = use(AdminContext)
  if (!admin) throw new Error('useAdmin is called outside the console.')
  return admin
}
