import {
  ArrowUpRight,
  CalendarCheck,
  MessageCircle,
  MessageCircleQuestionMark,
  MessageSquareText,
  Phone,
} from 'lucide-react'
import { useState } from 'react'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { ActionLink } from '#ui/action-link.tsx'
import { FreshText } from '#ui/fresh-text.tsx'
import { imageAddress } from '#ui/image-address.ts'
import type { Choice } from './choices.ts'
import * as styles from './styles.ts'

const icons = {
  call: Phone,
  kakao: MessageCircle,
  chat: MessageSquareText,
  reserve: CalendarCheck,
  ask: MessageCircleQuestionMark,
  link: ArrowUpRight,
}

export function ChoiceItem({ choice, onChoose }: { choice: Choice; onChoose: () => void }) {
  const openReservation = useApplicationStore((state) => state.openReservation)
  const openMessenger = useApplicationStore((state) => state.openMessenger)
  const [isOpening, setOpening] = useState(false)
  const face = (
    <>
      <ChoiceIcon choice={choice} />
      <FreshText>{isOpening ? '상담 창을 여는 중' : choice.title}</FreshText>
    </>
  )
  if (choice.url) {
    return (
      <ActionLink url={choice.url} className={styles.item()} onClick={onChoose}>
        {face}
      </ActionLink>
    )
  }
  const act = async () => {
    if (choice.pluginKey === undefined) {
      onChoose()
      return openReservation('treatment')
    }
    setOpening(true)
    await openMessenger(choice.pluginKey, 'showMessenger')
    setOpening(false)
    onChoose()
  }
  return (
    <button type="button" className={styles.item()} onClick={() => void act()}>
      {face}
    </button>
  )
}

function ChoiceIcon({ choice: { kind, pcImageUrl, mobileImageUrl } }: { choice: Choice }) {
  const src = pcImageUrl ?? mobileImageUrl
  if (!src) {
    const Icon = icons[kind]
    return <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
  }
  return (
    <picture>
      {mobileImageUrl && <source media="(max-width: 768px)" srcSet={imageAddress(mobileImageUrl, 96)} />}
      <img
        src={imageAddress(src, 96)}
        alt=""
        width={24}
        height={24}
        loading="lazy"
        className={styles.image()}
      />
    </picture>
  )
}
