import { useApplicationStore } from '#store/use-application-store.tsx'
import { ActionLink } from '#ui/action-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { bookingButton } from '#ui/without-scripts.ts'
import type { BlockData } from '#schema/define-block.ts'
import type block from './block.ts'
import * as styles from './styles.ts'

type Props = { buttons: BlockData<typeof block>['buttons']; onDark?: boolean }

/** Up to two buttons, the first the stronger. */
export function HeroButtons({ buttons, onDark = false }: Props) {
  const openReservation = useApplicationStore((state) => state.openReservation)
  if (buttons.length === 0) return null
  return (
    <div className={styles.buttons()}>
      {buttons.map(({ title, url, reserve }, position) => {
        const first = onDark ? 'white' : 'primary'
        const className = buttonClass({ look: position === 0 ? first : 'outline', size: 'large' })
        return reserve ? (
          <button
            key={position}
            {...bookingButton}
            className={className}
            onClick={() => openReservation('treatment')}
          >
            {title}
          </button>
        ) : (
          url && (
            <ActionLink key={position} url={url} className={className}>
              {title}
            </ActionLink>
          )
        )
      })}
    </div>
  )
}
