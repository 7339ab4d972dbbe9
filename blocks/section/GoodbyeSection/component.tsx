import type { BlockProps } from '#schema/define-block.ts'
import { buttonClass } from '#ui/button.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type block from './block.ts'
import { Ended, readClosed } from './ended.tsx'

export default function GoodbyeSection({ data }: BlockProps<typeof block>) {
  const { state } = useLocation()
  const [closed, setClosed] = useState<ReturnType<typeof readClosed>>(null)
  // A reloaded page has the state that its document was rendered without.
  useEffect(() => setClosed(readClosed(state)), [state])
  return (
    <MessagePage title={data.title} text={data.text} details={closed && <Ended closed={closed} />}>
      <a href="/" className={buttonClass({ size: 'large' })}>
        홈으로
      </a>
    </MessagePage>
  )
}
