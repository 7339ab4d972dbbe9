// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { draw } from '#tests/support/draw.ts'
import type { BlockType } from '../queries/get-blocks.ts'
import { TypePicker } from './type-picker.tsx'

vi.mock('./trial-frame.tsx', () => ({
  TrialFrame: ({ name, block }: { name: string; block: unknown }) => (
    <output title={name}>{JSON.stringify(block)}</output>
  ),
}))

const typeOf = (component: string, title: string) =>
  ({
    component,
    title,
    slot: 'header',
    description: '',
    initial: {},
    jsonSchema: {
      type: 'object',
      properties: {
        menu: { type: 'string', title: '메뉴' },
        button: { type: 'string', title: '버튼' },
        logo: { type: 'string', title: '로고' },
      },
    },
  }) as unknown as BlockType

test('going back to a type, each part that has changed since is as it was, or as it is now where that is chosen', async () => {
  const [first, second] = [typeOf('First', '1형'), typeOf('Second', '2형')]
  const onChoose = vi.fn()
  await draw(
    <TypePicker
      title="헤더 종류"
      slot="header"
      types={[first, second]}
      current={second}
      data={{ menu: '새 메뉴', button: '새 버튼', logo: '로고' }}
      remembered={() => ({ menu: '옛 메뉴', button: '옛 버튼', logo: '로고' })}
      onChoose={onChoose}
      onClose={() => {}}
    />,
  )
  const press = (element: Element | null | undefined) => act(() => (element as HTMLElement).click())
  const shown = () =>
    [...document.querySelectorAll('output')].map(({ title, textContent }) => [title, JSON.parse(textContent)])
  const now = { component: 'Second', data: { menu: '새 메뉴', button: '새 버튼', logo: '로고' } }
  // The only other type is chosen from the start.
  expect(shown()).toEqual([
    ['지금: 2형', now],
    ['바꾼 뒤: 1형', { component: 'First', data: { menu: '옛 메뉴', button: '옛 버튼', logo: '로고' } }],
  ])
  const part = (title: string) =>
    [...document.querySelectorAll('fieldset')].find(
      (fieldset) => fieldset.querySelector('legend')?.textContent === title,
    )
  expect(part('로고')).toBeUndefined()
  await press(part('메뉴')?.querySelectorAll('input')[1])
  expect(shown()).toEqual([
    ['지금: 2형', now],
    ['바꾼 뒤: 1형', { component: 'First', data: { menu: '새 메뉴', button: '옛 버튼', logo: '로고' } }],
  ])
  await press(
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '이 종류로 변경'),
  )
  expect(onChoose).toHaveBeenCalledWith(first, { menu: '새 메뉴', button: '옛 버튼', logo: '로고' })
})
