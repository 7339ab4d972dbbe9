// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Foot } from '#widget/app/parts/foot.tsx'
import { FreshText } from './fresh-text.tsx'
import CartCount from './header/cart-count.tsx'
import { ProductPrice } from './product-price.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

/** Does what the translators of browsers do: elements of their own take the place of all text nodes. */
function translate() {
  const walker = document.createTreeWalker(document.getElementById('app')!, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = `<${text.textContent}>`
    text.parentNode?.replaceChild(font, text)
  }
}

const price = (amount: number) => ({ amount, regularAmount: 200_000, isIncludeVat: true })
const nothing = () => {}

type Drawn = (step: 0 | 1) => ReactNode

test.each<[string, Drawn, string]>([
  ['a text', (step) => <FreshText>{`${step + 1}건`}</FreshText>, '2건'],
  ['a price', (step) => <ProductPrice price={price([90_000, 80_000][step]!)} />, '80,000원'],
  ['a count', (step) => <CartCount count={step + 1} />, '2'],
  ['a quantity', (step) => <QuantityStepper label="1회" value={step + 1} onChange={nothing} />, '2'],
  [
    'a button',
    (step) => <Foot label={['다음', '1개 선택, 다음'][step]!} onNext={nothing} />,
    '1개 선택, 다음',
  ],
])('%s shows its new value on a translated page', async (_, drawn, value) => {
  const show = await draw(drawn(0))
  translate()
  await show(drawn(1))
  const text = document.getElementById('app')?.textContent ?? ''
  expect(text.replace(/<[^>]*>/g, '')).toContain(value)
})
