// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { QueryContext } from '#api/query-context.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import type { Product } from '#schema/products.ts'
import { createApplicationStore } from '#store/application-store.ts'
import { StoreProvider } from '#store/use-application-store.tsx'
import { draw } from '#tests/support/draw.ts'
import block from './block.ts'
import ProductListSection from './component.tsx'

const product = (id: number, name: string) =>
  ({
    id,
    name,
    summary: '',
    tags: [],
    badges: [],
    options: [],
    durationMinutes: 30,
    price: null,
  }) as unknown as Product
const list = { rows: [product(7, '스킨부스터')], count: 1, validUntil: null }

/** The list of treatments at an address, whose answer comes when the test lets it. */
async function show(store: ReturnType<typeof createApplicationStore>, search: Record<string, string>) {
  let resolve: (found: typeof list) => void = () => {}
  const answer = new Promise<typeof list>((answered) => (resolve = answered))
  const request = (name: string) =>
    name === 'GET /v2/products' ? answer : Promise.resolve({ rows: [], homepageConfig: {} })
  const context = { api: { request }, path: '/products', params: {}, search } as unknown as QueryContext
  await draw(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <StoreProvider store={store}>
          <QueryContextProvider value={context}>
            <ProductListSection id="list" data={block.schema.parse({ showCategories: false })} />
          </QueryContextProvider>
        </StoreProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return (found: typeof list) => resolve(found)
}
const cards = () => [...document.querySelectorAll('li[id]')].map(({ id, textContent }) => [id, textContent])

test('a list that was looked at is there at once when somebody comes back to it, and only that one', async () => {
  const store = createApplicationStore()
  const answer = await show(store, { sort: 'name' })
  expect(cards()).toEqual([])
  await act(async () => answer(list))
  await expect.poll(cards).toEqual([['list-7', expect.stringContaining('스킨부스터')]])
  expect(store.getState().product.backupData).toMatchObject({ address: '/products?sort=name', block: 'list' })

  await show(store, { sort: 'name' })
  expect(cards()).toHaveLength(1)
  await show(store, { sort: 'newest' })
  expect(cards()).toEqual([])
})
