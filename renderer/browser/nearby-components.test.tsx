// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import type { BlockComponent, BlockComponents } from '#registry/components.ts'
import type { ResolvedBlock } from '#schema/block.ts'
import { BlockPlace } from '../shared/block-place.tsx'
import { ComponentsContext } from '../shared/components.tsx'
import { importComponents } from './browser-components.ts'
import { nearbyComponents } from './nearby-components.ts'

vi.mock('./browser-components.ts')

const Prices: BlockComponent = () => {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`보톡스 5만 원 ${count}`}</button>
}
const block = (id: string, component: string) =>
  ({ slot: 'section', id, component, data: {} }) as unknown as ResolvedBlock
const blocks = [block('1', 'Prices'), block('2', 'Hours')]
const scripts = { Prices: ['prices.js'], Hours: ['hours.js'] }
const sent: BlockComponents = new Map([
  ['Prices', Prices],
  ['Hours', Prices],
])

/** Names of the components whose scripts can be had. */
let had: Set<string>
/** Names of the components that were asked for, in their order. */
let asked: string[]
let app: HTMLElement
let listening: MockInstance<typeof window.addEventListener>
/** Brings a block near the screen. */
let comeNear: (selector: string) => Promise<void>
const button = (name: string) => app.querySelector(`[data-block=${name}] button`) as HTMLElement
const during = (change: () => unknown) => act(async () => void change())
const isLive = async (name: string) => {
  const before = button(name).textContent
  await act(async () => button(name).click())
  return button(name).textContent !== before
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  had = new Set()
  asked = []
  vi.mocked(importComponents).mockImplementation(async (wanted) => {
    const names = Object.keys(wanted)
    asked.push(...names)
    return new Map(names.flatMap((name) => (had.has(name) ? [[name, Prices]] : [])))
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: unknown[]) => void) {
        comeNear = async (selector) =>
          act(async () => tell([{ isIntersecting: true, target: app.querySelector(selector) }]))
      }
      observe() {}
    },
  )
  window.markLost = vi.fn()
  const page = (components: BlockComponents) => (
    <ComponentsContext value={components}>
      {blocks.map((each) => (
        <BlockPlace key={each.id} block={each} />
      ))}
    </ComponentsContext>
  )
  app = document.createElement('div')
  app.innerHTML = renderToString(page(sent))
  document.body.append(app)
  listening = vi.spyOn(window, 'addEventListener')
  const { components, watch } = nearbyComponents(scripts)
  await act(async () => void hydrateRoot(app, page(components)))
  watch()
})
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls)
    window.removeEventListener(type, listener, options)
  listening.mockRestore()
  app.remove()
  delete window.markLost
  vi.unstubAllGlobals()
})

test('a block is as the server sent it until it comes near', async () => {
  had.add('Prices')
  expect([await isLive('Prices'), button('Prices').textContent]).toEqual([false, '보톡스 5만 원 0'])
  await comeNear('[data-block=Prices]')
  expect([await isLive('Prices'), await isLive('Hours')]).toEqual([true, false])
})

test('a block whose script cannot be had stays as it was sent, and is marked', async () => {
  await comeNear('[data-block=Prices]')
  expect(window.markLost).toHaveBeenLastCalledWith('Prices', true)
  expect([await isLive('Prices'), button('Prices').textContent]).toEqual([false, '보톡스 5만 원 0'])
})

test.each([
  ['it is touched', () => button('Prices').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['it is clicked by keyboard', () => button('Prices').click()],
  ['it gets the focus', () => button('Prices').dispatchEvent(new Event('focusin', { bubbles: true }))],
  ['it comes near once more', () => comeNear('[data-block=Prices]')],
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the visitor is back', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('it comes alive when %s and its script can be had', async (_, occasion) => {
  await comeNear('[data-block=Prices]')
  await during(occasion)
  expect(await isLive('Prices')).toBe(false)
  had.add('Prices')
  await during(occasion)
  expect(window.markLost).toHaveBeenLastCalledWith('Prices', false)
  expect(await isLive('Prices')).toBe(true)
})

test('nothing is asked for again by itself, by what is typed, or for a window that is left', async () => {
  await comeNear('[data-block=Prices]')
  const before = asked.length
  await during(() => button('Prices').dispatchEvent(new Event('keydown', { bubbles: true })))
  vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true)
  await during(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(asked).toHaveLength(before)
})

test('what has come is not asked for again, nor what nobody has wanted', async () => {
  had.add('Prices')
  await comeNear('[data-block=Prices]')
  asked.length = 0
  await during(() => window.dispatchEvent(new Event('online')))
  await during(() => button('Prices').dispatchEvent(new Event('pointerdown', { bubbles: true })))
  expect(asked).toEqual([])
})
