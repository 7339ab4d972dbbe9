import type { BlockProps } from '#schema/define-block.ts'
import { buttonClass } from '#ui/button.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import type block from './block.ts'

export default function GoodbyeSection({ data }: BlockProps<typeof block>) {
  return (
    <MessagePage title={data.title} text={data.text}>
      <a href="/" className={buttonClass({ size: 'large' })}>
        홈으로
      </a>
    </MessagePage>
  )
}
