import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import { applyGlobalStyles } from '#ui/global-styles.ts'
import { createRoot } from 'react-dom/client'
import type { CatalogueData } from '#renderer/shared/catalogue-request.ts'
import type { PageContextClient } from 'vike/types'
import { Page } from './+Page.tsx'

// https://vike.dev/onRenderClient
export function onRenderClient({ data }: PageContextClient<CatalogueData>) {
  const element = document.getElementById('app')
  if (!element) throw new Error('The document of the catalogue has no #app.')
  applyGlobalStyles()
  createRoot(element).render(<Page {...data} />)
}
