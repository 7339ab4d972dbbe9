import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Partner } from '#schema/partners.ts'
import { inClinicWords } from '#schema/plain/treatment-word.ts'
import { Drawer } from '../drawer.tsx'
import type { ReservationKind } from '../header/header-button.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import { Contacts, hasContacts } from './contacts.tsx'
import { HoursOfWeek } from './hours-of-week.tsx'
import { Place } from './place.tsx'
import * as styles from './contact-sheet.styles.ts'

type ContactSheetProps = {
  title: string
  kind: ReservationKind | null
  /** It stands in for a chat that did not load, not for a booking. */
  isChatLost: boolean
  partner: Partner | undefined
  onClose: () => void
}

type Words = { title: string; lead: string }

const words: Record<ReservationKind, Words> = {
  treatment: { title: '시술 예약', lead: '원하는 시술과 날짜를 말씀해 주시면 예약을 도와드립니다.' },
  visit: { title: '내원 예약', lead: '방문하실 날짜와 시간을 말씀해 주시면 예약을 도와드립니다.' },
  consultation: { title: '상담', lead: '궁금하신 것을 말씀해 주시면 안내해 드립니다.' },
}

const chatLost: Words = {
  title: '채팅 상담을 열 수 없습니다',
  lead: '지금은 채팅 상담 창이 열리지 않습니다. 아래 방법으로 문의해 주세요.',
}

/** Shows how to book with the clinic itself. Rendered in the browser only, so it may know the time and the screen. */
export default function ContactSheet({
  title: ofWidget,
  kind,
  isChatLost,
  partner: info,
  onClose,
}: ContactSheetProps) {
  const isPhone = useIsPhone()
  // It keeps its words while it closes.
  const [shown, setShown] = useState<Words>(words.visit)
  useEffect(() => {
    if (kind) setShown(isChatLost ? chatLost : words[kind])
  }, [kind, isChatLost])
  const title = isChatLost ? chatLost.title : ofWidget
  const say = (text: string) => inClinicWords(text, info?.homepageConfig.treatmentWord)
  const canContact = info ? hasContacts(info) : false

  return (
    <Drawer
      open={kind !== null}
      onClose={onClose}
      side={isPhone ? 'bottom' : 'right'}
      title={title}
      className={styles.panel()}
      takesOver="booking"
    >
      <div className={styles.head()}>
        <h2 className={styles.title()}>{title}</h2>
        <button type="button" className={styles.close()} onClick={onClose} aria-label="닫기">
          <X size={24} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      {info && (
        <div className={styles.body()}>
          <section>
            <p className={styles.clinic()}>{info.displayName || info.partnerName}</p>
            <h3 className={styles.headline()}>
              {canContact || shown === chatLost ? say(shown.title) : '방문 접수'}
            </h3>
            <p className={styles.lead()}>
              {canContact
                ? say(shown.lead)
                : '예약은 병원에서 직접 받고 있습니다. 진료시간 안에 오시면 접수를 도와드립니다.'}
            </p>
            <Contacts partner={info} />
          </section>
          <HoursOfWeek partner={info} />
          <Place partner={info} />
        </div>
      )}
    </Drawer>
  )
}
