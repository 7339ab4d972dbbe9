import { useState } from 'react'
import { button, notice } from '../parts/styles.ts'

type ConflictProps = { onTheirs: () => Promise<unknown>; onMine: () => Promise<unknown> }

/** Someone else saved in between: the person chooses whose stays. */
export function Conflict({ onTheirs, onMine }: ConflictProps) {
  const [isBusy, setBusy] = useState(false)
  const run = (choice: () => Promise<unknown>) => () => {
    setBusy(true)
    void choice().finally(() => setBusy(false))
  }
  return (
    <div className={notice({ tone: 'warning' })} role="alert">
      <p>그사이 다른 사람이 이 부분을 저장했습니다. 입력한 내용은 이 화면에 그대로 있습니다.</p>
      <button type="button" className={button()} disabled={isBusy} onClick={run(onTheirs)}>
        새로 불러오기
      </button>
      <button type="button" className={button()} disabled={isBusy} onClick={run(onMine)}>
        내 것으로 저장
      </button>
    </div>
  )
}
