import { useState } from 'react'
import type { CataloguePart } from './catalogue-part.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

function Tried() {
  const [value, setValue] = useState(2)
  return <QuantityStepper value={value} onChange={setValue} label="5회" />
}

export default {
  title: '수량',
  description: '몇 번 받을지 단추로 고릅니다.',
  stories: {
    기본: Tried,
    '가장 적게': () => <QuantityStepper value={1} onChange={() => {}} label="5회" />,
    '쓸 수 없음': () => <QuantityStepper value={3} onChange={() => {}} label="5회" disabled />,
  },
} satisfies CataloguePart
