// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { act, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Combobox, ComboboxInput, ComboboxItem, ComboboxList, ComboboxPopup } from './combobox.tsx'

const treatments = ['보톡스', '보톡스 사각턱', '레이저 제모', '리프팅']

type Told = { chosen: string[]; sent: number; typed: string[] }
let told: Told

type FieldProps = { isMultiple?: boolean; isFinding?: boolean; isFree?: boolean }

/** A form with the field, which finds by the first letters, and tells what it chose and how often it was sent. */
function Form({ isMultiple = false, isFinding = false, isFree = false }: FieldProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        told.sent += 1
      }}
    >
      <Combobox<string>
        items={treatments.filter((one) => one.startsWith(typed.trim()))}
        isFinding={isFinding}
        labelOf={(one) => one}
        chosen={isMultiple ? chosen : []}
        isMultiple={isMultiple}
        {...(isFree && { text })}
        onType={(next) => {
          told.typed.push(next)
          setTyped(next)
          setText(next)
        }}
        onChoose={(next) => {
          told.chosen = next
          setChosen(next)
          setText(next[0] ?? '')
        }}
      >
        <ComboboxInput aria-label="시술" />
        <ComboboxPopup>
          <ComboboxList<string> empty="찾는 시술이 없습니다.">
            {(one) => (
              <ComboboxItem key={one} value={one}>
                {one}
              </ComboboxItem>
            )}
          </ComboboxList>
        </ComboboxPopup>
      </Combobox>
      <button type="submit">저장</button>
    </form>
  )
}

beforeEach(() => {
  told = { chosen: [], sent: 0, typed: [] }
})

const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')!
const highlighted = () => document.querySelector('[role=option][data-highlighted]')?.textContent ?? null
const said = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join(' ')

const type = (text: string) =>
  act(async () => {
    field().focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  })

/** Presses a key in the field; a form would be sent where its default is left. */
async function press(key: string, more: KeyboardEventInit = {}): Promise<{ sends: boolean }> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  await act(async () => void field().dispatchEvent(event))
  return { sends: key === 'Enter' && !event.defaultPrevented }
}

test.each([{}, { isMultiple: true }, { isFree: true }])(
  'the first match is highlighted while somebody types, and Enter picks it: %o',
  async (kind) => {
    await draw(<Form {...kind} />)
    await type('보')
    expect(highlighted()).toBe('보톡스')
    await press('ArrowDown')
    expect(highlighted()).toBe('보톡스 사각턱')
    expect(await press('Enter')).toEqual({ sends: false })
    expect(told).toMatchObject({ chosen: ['보톡스 사각턱'], sent: 0 })
    expect(field().value).toBe('isFree' in kind ? '보톡스 사각턱' : '')
    expect(await press('Enter')).toEqual({ sends: false })
    await type('레')
    expect(highlighted()).toBe('레이저 제모')
    await press('Enter')
    expect(told.chosen.at(-1)).toBe('레이저 제모')
  },
)

test('a text that nothing matches is told by Enter, however often it is pressed, and nothing is sent', async () => {
  await draw(<Form />)
  await type('쌍꺼풀')
  for (const key of ['Enter', 'Escape', 'Enter', 'Enter']) {
    expect(await press(key)).toEqual({ sends: false })
    if (key === 'Enter') expect(said()).toContain('찾는 시술이 없습니다.')
    expect(field().value).toBe('쌍꺼풀')
  }
  expect(told).toMatchObject({ chosen: [], sent: 0 })
})

test('the list that was closed opens again by Enter, and the next one picks', async () => {
  await draw(<Form />)
  await type('리')
  await press('Escape')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(await press('Enter')).toEqual({ sends: false })
  expect(told.chosen).toEqual([])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(await press('Enter')).toEqual({ sends: false })
  expect(told.chosen).toEqual(['리프팅'])
})

test('the Enter that ends a Korean syllable neither picks nor sends', async () => {
  await draw(<Form />)
  await type('보')
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    expect(await press('Enter', composing)).toEqual({ sends: false })
  }
  expect(told).toMatchObject({ chosen: [], sent: 0 })
  await press('Enter')
  expect(told.chosen).toEqual(['보톡스'])
})

test('Enter waits for the items of what is typed, and picks none of those before', async () => {
  const show = await draw(<Form isFinding />)
  await type('레')
  expect(await press('Enter')).toEqual({ sends: false })
  expect(told.chosen).toEqual([])
  await show(<Form />)
  expect(told.chosen).toEqual(['레이저 제모'])
})

test('a text that was left without a choice stays, is told, and keeps the form from being sent', async () => {
  await draw(<Form />)
  await type('보톡')
  await act(async () => field().blur())
  const send = () => act(async () => document.querySelector<HTMLElement>('button')?.click())
  await send()
  expect(field().value).toBe('보톡')
  expect(said()).toContain('‘보톡’: 선택한 것이 없습니다.')
  expect(told.sent).toBe(0)
  await act(async () => field().focus())
  await press('Escape')
  await press('Escape')
  expect(field().value).toBe('')
  await send()
  expect(told.sent).toBe(1)
})
