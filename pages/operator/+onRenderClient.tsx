import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import { StorageGate } from '#admin/session/storage-gate.tsx'
import { applyGlobalStyles } from '#ui/global-styles.ts'
import { createRoot } from 'react-dom/client'
import { Page } from './+Page.tsx'

// https://vike.dev/onRenderClient
export function onRenderClient() {
  const element = document.getElementById('app')
  if (!element) throw new Error('The document of /_operator has no #app.')
  applyGlobalStyles()
  createRoot(element).render(
    <StorageGate>
      <Page />
    </StorageGate>,
  )
}
