// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { Select } from './select.tsx'

const options = [
  { value: 'a', label: '김원장' },
  { value: 'b', label: '이원장' },
]
function Field() {
  const [value, setValue] = useState('a')
  return <Select label="의료진" value={value} options={options} onChange={setValue} />
}

/** The control with this name, once there is one. */
const control = () =>
  eventually(() => {
    const found = document.querySelector<HTMLElement>('[role=combobox][aria-label=의료진]')
    if (!found) throw new Error('There is no control yet.')
    return found
  })
const option = (name: string) =>
  eventually(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
      ({ textContent }) => textContent === name,
    )
    if (!found) throw new Error(`The list has no ${name} yet.`)
    return found
  })

test.each(['press', 'arrow'])('the list opens at the first %s, which loads it, and chooses', async (way) => {
  startDrawing(<Field />)
  expect((await control()).textContent).toBe('김원장')
  if (way === 'press') (await control()).click()
  else (await control()).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  ;(await option('이원장')).click()
  await eventually(async () => expect((await control()).textContent).toBe('이원장'))
})
