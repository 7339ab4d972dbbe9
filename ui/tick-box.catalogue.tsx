import { useState } from 'react'
import type { CataloguePart } from './catalogue-part.ts'
import { TickBox } from './tick-box.tsx'

function Tried() {
  const [checked, setChecked] = useState(true)
  return (
    <TickBox checked={checked} onChange={() => setChecked(!checked)}>
      전체 선택
    </TickBox>
  )
}

export default {
  title: '고르는 칸',
  description: '여럿 가운데 고르거나 뺍니다.',
  stories: { 기본: Tried },
} satisfies CataloguePart
