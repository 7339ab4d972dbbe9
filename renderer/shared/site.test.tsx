// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { BlockComponent } from '#registry/components.ts'
import { globalSlots, type ResolvedBlock } from '#schema/block.ts'
import { draw } from '#tests/support/draw.ts'
import { translate } from '#tests/support/translate.ts'
import { ComponentsContext } from './components.tsx'
import { Site } from './site.tsx'
import type { PageData, ShellData } from './site-data.ts'

const Treatment: BlockComponent = ({ data }) => (
  <p>
    {(data as { name: string }).name} 안내 <a href="/products">목록으로</a>
  </p>
)
const components = new Map([['Treatment', Treatment]])
const none = (slot: string) => ({ slot, id: slot, component: 'None', data: {} }) as unknown as ResolvedBlock
const shell = {
  global: Object.fromEntries(globalSlots.map((slot) => [slot, none(slot)])),
} as unknown as ShellData
const page = (id: string, name: string) =>
  ({
    key: 'product-detail',
    params: { id },
    options: {},
    blocks: [{ slot: 'section', id: 'treatment', component: 'Treatment', data: { name } }],
  }) as unknown as PageData['page']
const site = (shown: PageData['page']) => (
  <ComponentsContext value={components}>
    <Site shell={shell} page={shown} />
  </ComponentsContext>
)
const main = () => document.querySelector('main')

test('the page of another treatment shows that treatment, on a translated page too', async () => {
  const show = await draw(site(page('1', '보톡스')))
  translate()
  await show(site(page('2', '리프팅')))
  expect(main()?.textContent).toBe('리프팅 안내 목록으로')
})

test('the page of the same treatment keeps what was done on it', async () => {
  const show = await draw(site(page('1', '보톡스')))
  const link = main()?.querySelector('a')
  await show(site(page('1', '보톡스')))
  expect(main()?.querySelector('a')).toBe(link)
})
