import { useState } from 'react'
import { buttonClass } from './button.tsx'
import type { CataloguePart } from './catalogue-part.ts'
import { Drawer } from './drawer.tsx'

type Side = Parameters<typeof Drawer>[0]['side']

const sides: Record<Side, string> = {
  right: '오른쪽',
  left: '왼쪽',
  bottom: '아래',
  top: '위',
  center: '가운데',
}

function Opened({ side }: { side: Side }) {
  const [isOpen, setOpen] = useState(false)
  const [isAbove, setAbove] = useState(false)
  const small = buttonClass({ look: 'outline', size: 'small' })
  return (
    <>
      <button type="button" className={small} onClick={() => setOpen(true)}>
        {sides[side]}에서 열기
      </button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} side={side} title={`${sides[side]} 창`}>
        <div style={{ display: 'grid', gap: '16px', justifyItems: 'start', padding: '32px' }}>
          <p>Esc나 바깥을 누르면 맨 위의 것만 닫힙니다.</p>
          <button type="button" className={small} onClick={() => setAbove(true)}>
            위에 하나 더
          </button>
          <button type="button" className={small} onClick={() => setOpen(false)}>
            닫기
          </button>
        </div>
      </Drawer>
      <Drawer open={isAbove} onClose={() => setAbove(false)} side="center" title="위의 창">
        <div style={{ padding: '32px' }}>
          <button type="button" className={small} onClick={() => setAbove(false)}>
            확인
          </button>
        </div>
      </Drawer>
    </>
  )
}

export default {
  title: '창 (모달)',
  description: '네 변과 가운데에서 나타나고, 초점과 스크롤을 붙들며, 닫히는 움직임이 있습니다.',
  stories: Object.fromEntries(
    (Object.keys(sides) as Side[]).map((side) => [sides[side], () => <Opened side={side} />]),
  ),
} satisfies CataloguePart
