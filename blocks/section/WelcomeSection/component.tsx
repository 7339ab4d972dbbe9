import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { returnPath } from '#ui/return-path.ts'
import { bookingButton } from '#ui/without-scripts.ts'
import type block from './block.ts'

export default function WelcomeSection({ data }: BlockProps<typeof block>) {
  const { search } = useQueryContext()
  const lastPath = useApplicationStore(({ path }) => path.lastPath)
  const name = useApplicationStore(({ auth }) => auth.user?.name)
  const openReservation = useApplicationStore((state) => state.openReservation)
  const back = returnPath(search.next) ?? returnPath(lastPath) ?? '/'
  return (
    <MessagePage eyebrow={name ? `${name}님, 반갑습니다` : '반갑습니다'} title={data.title} text={data.text}>
      <a href={back} className={buttonClass({ size: 'large' })}>
        {back === '/' ? '홈으로' : '하던 일 계속하기'}
      </a>
      <button
        {...bookingButton}
        className={buttonClass({ look: 'outline', size: 'large' })}
        onClick={() => openReservation('treatment')}
      >
        {data.reservationText}
      </button>
      <a href="/account" className={buttonClass({ look: 'text', size: 'large' })}>
        내 정보
      </a>
    </MessagePage>
  )
}
