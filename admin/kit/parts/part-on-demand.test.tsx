// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { Toaster } from '#ui/toast.tsx'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { partOnDemand } from './part-on-demand.tsx'

const text = () => document.body.textContent

/** A load that fails once, as where the network is gone and comes back. */
const failingOnce = <Part,>(part: Part) => {
  const load = vi.fn(async () => part)
  return load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
}

test('a window that cannot be loaded says so and closes, the screen stays, and the next time it opens', async () => {
  const Window = partOnDemand<{ onClose: () => void }>(failingOnce(() => <p>the window</p>))
  const onClose = vi.fn()
  const screen = (isOpen: boolean) => (
    <>
      <p>the screen</p>
      {isOpen && <Window onClose={onClose} />}
      <Toaster />
    </>
  )
  const show = flushSync(() => startDrawing(screen(true)))
  await eventually(() => expect(onClose).toHaveBeenCalledOnce())
  await eventually(() => expect(text()).toContain('불러오지 못했습니다.'))
  expect(text()).toContain('the screen')
  flushSync(() => show(screen(false)))
  flushSync(() => show(screen(true)))
  await eventually(() => expect(text()).toContain('the window'))
})

test('a panel that cannot be loaded offers to try again in its place', async () => {
  const Panel = partOnDemand<{ name: string }>(
    failingOnce(({ name }: { name: string }) => <p>{name} is here</p>),
    ({ name }) => <p>{name} comes</p>,
  )
  flushSync(() =>
    startDrawing(
      <>
        <p>the screen</p>
        <Panel name="the chart" />
      </>,
    ),
  )
  expect(text()).toContain('the chart comes')
  await eventually(() => document.querySelector('button')!.click())
  await eventually(() => expect(text()).toContain('the chart is here'))
  expect(text()).toContain('the screen')
})

test('no part of the console but its screens is lazy in the way that takes the screen with it', () => {
  const folder = join(import.meta.dirname, '../..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  const withLazy = files.filter((name) => / lazy\(/.test(readFileSync(join(folder, name), 'utf8')))
  expect(files.length).toBeGreaterThan(200)
  expect(withLazy).toEqual(['shell/screen.tsx'])
})
