// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { draw } from '#tests/support/draw.ts'
import { ScreenBoundary } from './screen-boundary.tsx'

function Broken(): never {
  throw new Error('broken')
}
const withMenu = (path: string, screen: React.ReactNode) => (
  <>
    <nav>메뉴</nav>
    <ScreenBoundary path={path}>{screen}</ScreenBoundary>
  </>
)
const shown = () => document.getElementById('app')!.textContent

test('a screen that throws leaves the menu, says so, and is gone with the next screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const show = await draw(withMenu('/files', <Broken />))
  expect(shown()).toMatch(/^메뉴이 화면을 열지 못했습니다.*다시 시도$/)
  await show(withMenu('/', '홈'))
  expect(shown()).toBe('메뉴홈')
})
