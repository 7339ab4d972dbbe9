// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { SettingsSchemas } from '#admin/kit/console/admin-context.tsx'
import { createAdmin } from './create-admin.ts'

afterEach(() => vi.unstubAllGlobals())

/** The console's client; each call is answered with the next of these. */
function clientOf(...statuses: number[]) {
  vi.stubGlobal('fetch', async () => {
    const status = statuses.shift() ?? 401
    if (status < 300) return new Response(null, { status })
    const problem = { status, code: 'refused', title: '', detail: '' }
    return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } })
  })
  const onSignedOut = vi.fn<() => void>()
  localStorage.clear()
  const { api, signOut } = createAdmin(new QueryClient(), {} as SettingsSchemas, onSignedOut)
  const ask = () => api.request('GET /admin/theme').catch(() => undefined)
  return { ask, signOut: () => signOut.end('person'), onSignedOut }
}

test('a session that ends is told', async () => {
  const { ask, onSignedOut } = clientOf(401)
  await ask()
  expect(onSignedOut).toHaveBeenCalledOnce()
})

test('nobody is told of the session that they end themselves', async () => {
  const { ask, signOut, onSignedOut } = clientOf(204)
  await Promise.all([signOut(), ask()])
  await ask()
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('where it has ended before, signing out tells nobody either', async () => {
  const { signOut, onSignedOut } = clientOf(401)
  await signOut()
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('nor where signing out is not confirmed: then that is said', async () => {
  const { ask, signOut, onSignedOut } = clientOf(503, 401)
  expect(await signOut()).toBe(false)
  await ask()
  expect(onSignedOut).not.toHaveBeenCalled()
})
