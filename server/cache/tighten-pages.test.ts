import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { StoredPage } from './stored-page.ts'
import { tightenPages } from './tighten-pages.ts'

test('a page that is sent again and again is compressed as small as it gets once', async () => {
  const body = Array.from({ length: 3_000 }, (_, index) => `${index * 7919} 단장`).join(' ')
  const page = new StoredPage({ status: 200, version: '', contentType: 'text/html', headers: [], body })
  const first = await page.encoded('br')
  const again = vi.spyOn(page, 'tighten')
  const tighten = tightenPages(pino({ level: 'silent' }))
  for (let sent = 0; sent < 3; sent += 1) tighten(page)
  await expect.poll(() => page.ready('br')?.body.byteLength).toBeLessThan(first.body.byteLength)
  expect(again).toHaveBeenCalledOnce()
})
