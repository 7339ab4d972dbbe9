// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { ScreenBoundary } from './screen-boundary.tsx'

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app')!)
})
afterEach(() => root.unmount())

function Broken(): never {
  throw new Error('broken')
}
const show = (path: string, screen: React.ReactNode) =>
  root.render(
    <>
      <nav>메뉴</nav>
      <ScreenBoundary path={path}>{screen}</ScreenBoundary>
    </>,
  )
const shown = () => document.getElementById('app')!.textContent

test('a screen that throws leaves the menu, says so, and is gone with the next screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  show('/files', <Broken />)
  await eventually(() => expect(shown()).toMatch(/^메뉴이 화면을 열지 못했습니다.*다시 시도$/))
  show('/', '홈')
  await eventually(() => expect(shown()).toBe('메뉴홈'))
})
