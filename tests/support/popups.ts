import type { Page } from 'playwright-core'
import type { Popup } from '#schema/popups.ts'

/** Answers `GET /customer/popups` in the API's stead; for what `open` of `useBrowser` does before the page is asked for. */
export const answerPopups = (rows: Popup[]) => (page: Page) =>
  page.route('**/_api/customer/popups', (route) => route.fulfill({ json: { rows, validUntil: null } }))
