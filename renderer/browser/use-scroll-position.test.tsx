// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { expect, test, vi } from 'vitest'
import { useScrollPosition } from './use-scroll-position.ts'

type PageProps = { path: string; navigation: 'PUSH' | 'REPLACE' | 'POP' }

function Page({ path, navigation }: PageProps) {
  useScrollPosition(path, navigation, '')
  return (
    <main id="main" tabIndex={-1}>
      <h1>{path}</h1>
    </main>
  )
}

test.each(['PUSH', 'REPLACE'] as const)(
  'a new path that comes by %s opens at its top, with the focus on its heading',
  async (navigation) => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    window.location.href = 'http://clinic.kr/sign-up'
    const show = await draw(<Page path="/sign-up" navigation="POP" />)
    window.location.href = 'http://clinic.kr/welcome'
    await show(<Page path="/welcome" navigation={navigation} />)
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    expect(document.activeElement?.textContent).toBe('/welcome')
    scrollTo.mockClear()
    await show(<Page path="/welcome?step=2" navigation="REPLACE" />)
    expect(scrollTo).not.toHaveBeenCalled()
  },
)
