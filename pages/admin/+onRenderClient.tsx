import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import { StorageGate } from '#admin/session/storage-gate.tsx'
import { applyGlobalStyles } from '#ui/global-styles.ts'
import { createRoot } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import type { Data } from './+data.ts'
import { Page } from './+Page.tsx'

// https://vike.dev/onRenderClient
export function onRenderClient({ data }: PageContextClient<Data>) {
  const element = document.getElementById('app')
  if (!element) throw new Error('The document of /admin has no #app.')
  applyGlobalStyles()
  createRoot(element).render(
    <StorageGate>
      <Page {...data} />
    </StorageGate>,
  )
}
