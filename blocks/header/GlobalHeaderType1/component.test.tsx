// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { QueryContext } from '#api/query-context.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import { partner } from '#schema/partners.ts'
import { createApplicationStore } from '#store/application-store.ts'
import { StoreProvider } from '#store/use-application-store.tsx'
import { draw } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import block from './block.ts'
import GlobalHeaderType1 from './component.tsx'

const data = block.schema.parse(block.sample)
const store = createApplicationStore()
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
client.setQueryData(
  ['GET /partners/this'],
  partner.parse({
    id: 1,
    partnerName: '라온피부과의원',
    partnerTel: '0234567890',
    partnerMarketingInfo: { channelTalkId: 'raon' },
  }),
)

function page(path: string): ReactNode {
  const context: QueryContext = {
    api: { request: vi.fn() },
    path,
    params: {},
    search: {},
    hasHero: false,
    pageTitle: '시술 상세',
  }
  return (
    <QueryClientProvider client={client}>
      <StoreProvider store={store}>
        <MemoryRouter>
          <QueryContextProvider value={context}>
            <GlobalHeaderType1 id="header" data={data} />
          </QueryContextProvider>
        </MemoryRouter>
      </StoreProvider>
    </QueryClientProvider>
  )
}

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!
const press = (key: string) =>
  act(async () =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
  )
const openPanel = () => document.querySelector('nav [data-open][id]')

test('the server puts out every link of all three levels', () => {
  const html = renderToString(page('/products/12'))
  const urls = data.navigation.flatMap((item) => [
    item,
    ...item.subList,
    ...item.subList.flatMap((group) => group.subList),
  ])
  for (const { url } of urls) expect(html).toContain(`href="${url}"`)
  expect(html).not.toContain('style=')
})

test('the keyboard opens a menu, walks in it and leaves it', async () => {
  await draw(page('/'))
  find<HTMLAnchorElement>('nav a[href="/introduce"]').focus()
  await press('ArrowDown')
  expect(openPanel()).not.toBeNull()
  expect(document.activeElement?.textContent).toBe('인사말')
  await press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('의료진')
  await press('Escape')
  expect(openPanel()).toBeNull()
  expect(document.activeElement?.textContent).toBe('라온 소개')
  await press('ArrowRight')
  expect(document.activeElement?.textContent).toBe('시술 안내')
})

test('a menu stays 300 ms after the pointer has left', async () => {
  await draw(page('/'))
  vi.useFakeTimers()
  const entry = find('nav [data-entry="0"]')
  const point = (type: string) =>
    act(async () => entry.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })))
  await point('pointerover')
  expect(openPanel()).not.toBeNull()
  await point('pointerout')
  await act(async () => vi.advanceTimersByTime(299))
  expect(openPanel()).not.toBeNull()
  await act(async () => vi.advanceTimersByTime(1))
  expect(openPanel()).toBeNull()
  vi.useRealTimers()
})

test('an inner page has the way back and its title, one at the top of the navigation the logo', async () => {
  await draw(page('/products/12'))
  expect(find('header button[aria-label="뒤로"]')).not.toBeNull()
  expect(find('header').textContent).toContain('시술 상세')
  await draw(page('/products'))
  expect(document.querySelector('header button[aria-label="뒤로"]')).toBeNull()
})

test('the mobile menu offers home and the consultation, and closes when the path changes', async () => {
  const show = await draw(page('/products'))
  await act(async () => find('header button[aria-haspopup="dialog"]').click())
  await eventually(async () => {
    await act(async () => {})
    expect(find('[role=dialog]')).not.toBeNull()
  })
  const dialog = find('[role=dialog]')
  expect(dialog.querySelector('a[href="/"]')?.textContent).toBe('홈')
  expect(dialog.textContent).toContain('1:1 상담')
  expect(dialog.querySelectorAll('details[open]')).toHaveLength(1)
  await show(page('/events'))
  expect(find('[role=dialog]')).toBeNull()
})

const backUp = () =>
  act(async () =>
    store.setState({
      product: { backupData: { rows: [], count: 0, validUntil: null, address: '/products', block: 'list' } },
    }),
  )
const backedUp = () => store.getState().product.backupData

test('a click on a link of the navigation lets go of the list that was backed up, on either menu', async () => {
  await draw(page('/products'))
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await backUp()
  await act(async () => find('header a[href="/"]').click())
  expect(backedUp()).not.toBeNull()
  await act(async () => find('nav a[href="/introduce/staff"]').click())
  expect(backedUp()).toBeNull()

  await backUp()
  await act(async () => find('header button[aria-haspopup="dialog"]').click())
  await eventually(() => expect(find('[role=dialog]')).not.toBeNull())
  await act(async () => find('[role=dialog] nav a[href="/"]').click())
  expect(backedUp()).toBeNull()
})

test('a finger’s first tap, which only opens a menu, lets go of nothing', async () => {
  await draw(page('/products'))
  await backUp()
  const link = find('nav a[href="/introduce"]')
  await act(async () => {
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    link.click()
  })
  expect(openPanel()).not.toBeNull()
  expect(backedUp()).not.toBeNull()
})

test('a link leads to the cart and tells how much is in it', async () => {
  await draw(page('/'))
  const cart = find('header a[href="/cart"]')
  const told = () => [cart.getAttribute('aria-label'), cart.textContent]
  expect(told()).toEqual(['장바구니', ''])
  await act(async () => store.getState().setCartCount(3))
  await eventually(async () => {
    await act(async () => {})
    expect(told()).toEqual(['장바구니, 담은 항목: 3', '3'])
  })
  await act(async () => store.getState().setCartCount(0))
  expect(told()).toEqual(['장바구니', ''])
})

test('the buttons open the search and the widget', async () => {
  await draw(page('/'))
  await act(async () => find('button[aria-label="검색 열기"]').click())
  expect(store.getState().search.isOpen).toBe(true)
  const buttons = [...document.querySelectorAll<HTMLElement>('header button')]
  await act(async () => buttons.find(({ textContent }) => textContent === '빠른예약')!.click())
  expect(store.getState().widget.open).toBe('treatment')
  await act(async () => buttons.find(({ textContent }) => textContent === '내원 예약')!.click())
  expect(store.getState().widget.open).toBe('visit')
})
