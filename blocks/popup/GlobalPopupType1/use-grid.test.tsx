// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { expect, test, vi } from 'vitest'
import type { ShownPopup } from '#ui/popup/choose-popups.ts'
import type { ChosenPopups } from '#ui/popup/use-chosen-popups.ts'
import { useGrid } from './use-grid.ts'

const image = { src: '/_files/1/0123456789abcdef-60x40.webp', alt: '꽃', width: 60, height: 40 }
const popup = (id: number) =>
  ({ id, title: `팝업 ${id}`, items: [{ id, title: '꽃', image, linkTo: null }] }) as unknown as ShownPopup

test('popups open once nobody touches the page; one whose time comes later, once those before it are closed', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined)
  // happy-dom has no fonts.
  Object.assign(document, { fonts: { ready: Promise.resolve() } })
  const leave = () => {}
  let rest = () => {}
  const resting = new Promise<void>((resolve) => (rest = resolve))
  const untouched = () => resting
  function Grid({ chosen }: { chosen: ShownPopup[] }) {
    const { open } = useGrid({ chosen, leave, untouched } as unknown as ChosenPopups, '/', {
      sizesOf: () => '100vw',
      textOf: () => '오늘 하루 보지 않기',
    })
    return open.map(({ title }) => title).join(', ')
  }
  const drawAnew = await draw(null)
  const show = async (chosen: ShownPopup[]) => {
    await drawAnew(<Grid chosen={chosen} />)
    return document.body.textContent
  }
  const first = [popup(1), popup(2)]
  expect(await show(first)).toBe('')
  rest()
  expect(await show(first)).toBe('팝업 1, 팝업 2')
  expect(await show([popup(1), popup(3)])).toBe('팝업 1')
  expect(await show([popup(3)])).toBe('팝업 3')
  expect(await show([])).toBe('')
  expect(await show([popup(4)])).toBe('팝업 4')
})
