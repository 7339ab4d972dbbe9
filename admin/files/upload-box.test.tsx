// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AdminProvider, type Admin } from '../admin-context.tsx'
import { UploadBox } from './upload-box.tsx'

const picture = new File(['x'], 'room.png', { type: 'image/png' })
const stored = { src: '/_files/1/0123456789abcdef.webp', alt: '진료실', width: 800, height: 600 }
const request = vi.fn(async (_name: string, _input: object) => ({ ...stored, previewUrl: null, token: null }))
const onUploaded = vi.fn()
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app')!)
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <AdminProvider value={{ api: { request } as unknown as ApiClient } as Admin}>
        <UploadBox isGated={false} onUploaded={onUploaded} />
      </AdminProvider>
    </QueryClientProvider>,
  )
})
afterEach(() => root.unmount())

const find = <E extends Element = HTMLInputElement>(selector: string) =>
  vi.waitFor(() => {
    const found = document.querySelector<E>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  })
const event = (name: string, more: object) => Object.assign(new Event(name, { bubbles: true }), more)

test.each([
  [
    'chosen or taken with the camera',
    async () => {
      const input = await find('input[type=file]')
      expect(input.accept).toBe('image/*')
      Object.defineProperty(input, 'files', { value: [picture] })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
  ],
  [
    'dropped',
    async () => {
      const box = (await find('input[type=file]')).parentElement!
      box.dispatchEvent(event('drop', { dataTransfer: { files: [new File(['a'], 'a.txt'), picture] } }))
    },
  ],
  [
    'pasted',
    async () => {
      await find('input[type=file]')
      dispatchEvent(event('paste', { clipboardData: { files: [picture] } }))
    },
  ],
])('a picture that is %s is described, kept and used', async (_, give) => {
  await give()
  const alt = await find('#upload-alt')
  const send = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === '올리고 쓰기',
  )!
  expect(send.disabled).toBe(true)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(alt, ' 진료실 ')
  alt.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => expect(send.disabled).toBe(false))
  send.click()
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith(stored))
  expect(request).toHaveBeenCalledExactlyOnceWith(
    'POST /admin/files',
    expect.objectContaining({ query: { alt: '진료실', isGated: false }, body: picture }),
  )
})
