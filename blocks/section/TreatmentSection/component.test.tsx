import type { ApiClient } from '#api/client.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import { partner } from '#schema/partners.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import block from './block.ts'
import TreatmentSection from './component.tsx'

const api: ApiClient = { request: () => new Promise(() => {}) }
const render = (homepageConfig?: object) => {
  const client = new QueryClient()
  const information =
    homepageConfig && partner.parse({ id: 1, partnerName: '라온피부과의원', homepageConfig })
  client.setQueryData(['GET /partners/this'], information)
  return renderToString(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <QueryContextProvider
          value={{ api, path: '/', params: {}, search: {}, hasHero: false, pageTitle: '' }}
        >
          <TreatmentSection id="treatments" data={block.schema.parse(block.sample)} />
        </QueryContextProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('shows prices with their VAT note where the partner shows prices', () => {
  expect(render({ isIncludeVat: true })).toMatch(/1,290,000.*VAT 포함/)
  expect(render({ isIncludeVat: false })).toMatch(/1,290,000.*VAT 별도/)
})

it('has no price where the partner shows none, or is not known yet', () => {
  expect(render({ hasPriceView: false })).not.toContain('1,290,000')
  expect(render()).not.toContain('1,290,000')
})

it('holds every category without scripts', () => {
  const html = render({})
  for (const title of ['리프팅·탄력', '색소·홍조', '여드름·모공']) expect(html).toContain(title)
  expect(html).toContain('포텐자 마이크로니들')
})
