import { useState } from 'react'
import { buttonClass } from './button.tsx'
import type { CataloguePart } from './catalogue-part.ts'
import { ProgressBar } from './progress-bar.tsx'

function Switched() {
  const [isRunning, setRunning] = useState(false)
  return (
    <>
      <ProgressBar running={isRunning} />
      <button
        type="button"
        className={buttonClass({ look: 'outline', size: 'small' })}
        onClick={() => setRunning(!isRunning)}
      >
        {isRunning ? '멈추기' : '페이지 옮겨 가기'}
      </button>
    </>
  )
}

export default {
  title: '진행 막대',
  description: '다른 페이지로 옮겨 가는 동안 화면 맨 위에 보입니다.',
  stories: { '옮겨 가는 중': () => <Switched /> },
} satisfies CataloguePart
