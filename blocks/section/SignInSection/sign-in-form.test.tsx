// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { QueryContext } from '#api/query-context.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import { createApplicationStore } from '#store/application-store.ts'
import { StoreProvider } from '#store/use-application-store.tsx'
import { draw } from '#tests/support/draw.ts'
import { SignInForm } from './sign-in-form.tsx'

test.each([
  [
    true,
    [
      ['비회원 예약', '/?wopen=1'],
      ['비회원 예약 조회', '/reservations'],
    ],
  ],
  [false, [['비회원 예약 조회', '/reservations']]],
])('who has no account goes on as a guest, where online booking is %s', async (useWidget, ways) => {
  const client = new QueryClient()
  client.setQueryData(['GET /partners/this'], { homepageConfig: { useWidget } })
  const context = { api: {}, path: '/login', params: {}, search: {} } as unknown as QueryContext
  await draw(
    <QueryClientProvider client={client}>
      <StoreProvider store={createApplicationStore()}>
        <QueryContextProvider value={context}>
          <SignInForm next={undefined} onSignedIn={() => {}} />
        </QueryContextProvider>
      </StoreProvider>
    </QueryClientProvider>,
  )
  const links = [...document.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links.filter(([name]) => name?.startsWith('비회원'))).toEqual(ways)
})
