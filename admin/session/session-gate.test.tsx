// @vitest-environment happy-dom
import { ApiError, type ApiClient } from '#api/client.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { AdminProvider, type Admin } from '#admin/kit/console/admin-context.tsx'
import { createDraftStore } from '#admin/kit/drafts/draft-store.ts'
import type { Account } from '#admin/kit/console/get-session.ts'
import { SessionGate } from './session-gate.tsx'

const owner = { email: 'owner@example.com', name: '관리자', partnerName: '가나', role: 'owner' } as Account
const signedOut = new ApiError({ status: 401, message: '로그인해 주세요.', code: 'signed-out' })

const find = <E extends Element>(selector: string) =>
  eventually(() => {
    const found = document.querySelector<E>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  })
async function fill(selector: string, value: string) {
  const field = await find<HTMLInputElement>(selector)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
async function signIn(email: string) {
  await fill('input[type=email]', email)
  await fill('input[type=password]', '비밀번호-열두글자')
  ;(await find<HTMLButtonElement>('button[type=submit]')).click()
}

test('where a session ends, what is typed anywhere on the screen is there once the same person is back', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let answer: Account | null = null
  const request = vi.fn(async (name: string, input?: { body?: { email: string } }) => {
    if (name === 'POST /admin/session') answer = { ...owner, email: input?.body?.email ?? '' }
    if (!answer) throw signedOut
    return answer
  })
  const nothing = { save: async () => ({ etag: '"2"' }), read: async () => null }
  const stores = ['slotDrafts', 'pageDrafts', 'themeDrafts'].map((name) => [name, createDraftStore(nothing)])
  const admin = { api: { request } as unknown as ApiClient, ...Object.fromEntries(stores) } as Admin
  startDrawing(
    <QueryClientProvider client={client}>
      <AdminProvider value={admin}>
        <SessionGate wasSignedOut>{({ email }) => <input id="typed" title={email} />}</SessionGate>
      </AdminProvider>
    </QueryClientProvider>,
  )
  await signIn(owner.email)
  await fill('#typed', '적던 것')
  const endSession = async () => {
    answer = null
    client.setQueryData(['GET /admin/session'], null)
    await find('dialog input[type=email]')
  }
  await endSession()
  expect(document.querySelector('dialog')!.textContent).toContain('편집하던 내용이 그대로 이어집니다')
  await signIn(owner.email)
  await eventually(() => expect(document.querySelector('dialog')).toBeNull())
  expect((await find<HTMLInputElement>('#typed')).value).toBe('적던 것')

  // Somebody else begins with a screen of their own.
  await endSession()
  await signIn('other@example.com')
  await eventually(() => expect(document.querySelector('dialog')).toBeNull())
  expect(await find<HTMLInputElement>('#typed')).toMatchObject({ title: 'other@example.com', value: '' })
})
