import type { ApiClient } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import { homepageConfig } from '#schema/partners.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import block from './block.ts'
import UninsuredPriceSection from './component.tsx'
import { queries } from './queries.ts'

const products = {
  rows: [
    {
      id: 7,
      name: '스킨부스터',
      categories: [],
      options: [{ id: 31, name: '1회', sessions: 1, price: { regularAmount: 180_000, amount: 90_000 } }],
    },
  ],
  count: 1,
}
const api: ApiClient = { request: () => new Promise(() => {}) }
const context: QueryContext = { api, path: '/', params: {}, search: {}, hasHero: false, pageTitle: '' }

/** The page of prices of a clinic with these settings, with the answers as the API gives them. */
function render(config: object) {
  const data = block.schema.parse(block.sample)
  const client = new QueryClient()
  const asked = queries(data, context)
  client.setQueryData<unknown>(asked.partner.queryKey, { homepageConfig: homepageConfig.parse(config) })
  client.setQueryData<unknown>(asked.products.queryKey, products)
  const html = renderToString(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <QueryContextProvider value={context}>
          <UninsuredPriceSection id="prices" data={data} />
        </QueryContextProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const has = (text: string) => html.includes(text)
  return { prices: has('180,000'), words: has(data.hiddenText), fees: has('20,000') }
}

it('shows both tables unless the clinic says otherwise', () => {
  expect(render({})).toEqual({ prices: true, words: false, fees: true })
})

it('has words in place of the prices without useMedicalCharge, and the fees of certificates still', () => {
  expect(render({ useMedicalCharge: false })).toEqual({ prices: false, words: true, fees: true })
})

it('has no amount at all without hasPriceView', () => {
  expect(render({ hasPriceView: false })).toEqual({ prices: false, words: true, fees: false })
})
