import { AdminApp } from '#admin/shell/admin-app.tsx'
import type { Data } from './+data.ts'

// https://vike.dev/Page
export function Page(settings: Data) {
  return <AdminApp settings={settings} />
}
