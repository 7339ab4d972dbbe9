// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayTaps } from './replay-taps.ts'

function Form() {
  const [name, setName] = useState('')
  const [isSure, setSure] = useState(false)
  const [count, setCount] = useState(0)
  return (
    <form>
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${name} ${isSure ? 'sure' : 'not sure'} ${count}`}
      </button>
    </form>
  )
}

let place: HTMLElement
const find = <T extends HTMLElement>(selector: string) => place.querySelector<T>(selector) as T
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  place.innerHTML = renderToString(<Form />)
  document.body.append(place)
  window.keptTaps = new Set()
  window.keptFields = new Map()
})
afterEach(() => {
  place.remove()
  vi.unstubAllGlobals()
})

/** What a visitor types before React has come. */
function type(value: string, isComposing = false) {
  const field = find<HTMLInputElement>('input')
  field.value = value
  window.keptFields?.set(field, { value, isComposing })
  return field
}
async function goLive() {
  await act(async () => void hydrateRoot(place, <Form />))
  await act(async () => replayTaps(place))
}
const told = () => find('button').textContent

test('text, a tick and a tap that came before the scripts reach their block', async () => {
  type('김하나')
  const box = find<HTMLInputElement>('[type=checkbox]')
  box.checked = true
  window.keptFields?.set(box, { value: true, isComposing: false })
  window.keptTaps?.add(find('button'))
  await goLive()
  expect(told()).toBe('김하나 sure 1')
  expect(box.checked).toBe(true)
  expect([window.keptTaps?.size, window.keptFields?.size]).toEqual([0, 0])
})

test('a syllable that is being composed is left alone until it is whole', async () => {
  const field = type('기', true)
  await goLive()
  expect([field.value, told()]).toEqual(['기', ' not sure 0'])
  field.value = '김'
  await act(async () => field.dispatchEvent(new Event('compositionend')))
  expect([field.value, told()]).toEqual(['김', '김 not sure 0'])
})

test('what belongs to another block waits for that', async () => {
  const other = document.createElement('button')
  window.keptTaps?.add(other)
  await goLive()
  expect([...(window.keptTaps ?? [])]).toEqual([other])
})
