import type { Page } from 'playwright'
import type { Popup } from '#schema/popups.ts'
import { signIn } from './console-api.ts'

/** Answers `GET /customer/popups` in the API's stead; for what `open` of `useBrowser` does before the page is asked for. */
export const answerPopups = (rows: Popup[]) => (page: Page) =>
  page.route('**/_api/customer/popups', (route) => route.fulfill({ json: { rows, validUntil: null } }))

/** Shows all popups of the clinic at an origin, or hides them: the demo's would be in the way of other tests. */
export async function setPopups(origin: string, action: 'show' | 'hide'): Promise<void> {
  const api = await signIn(origin)
  const params = { resource: 'popups' }
  const { rows } = await api.request('GET /admin/{resource}', { params, query: {} })
  if (rows.length === 0) return
  await api.request('POST /admin/{resource}/bulk', {
    params,
    body: { ids: rows.map(({ id }) => id), action },
  })
}
