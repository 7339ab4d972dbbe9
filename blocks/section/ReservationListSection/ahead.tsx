import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { containerClass } from '#ui/layout.tsx'
import { bookingButton } from '#ui/without-scripts.ts'
import { useEffect, useRef } from 'react'
import type { GuestReservation } from './queries.ts'
import { nameOf, Row } from './row.tsx'
import * as styles from './styles.ts'

type AheadProps = {
  rows: GuestReservation[]
  onOpen: (reservation: GuestReservation) => void
  onLeave: () => void
}

/** The bookings that a proven phone has ahead. */
export function Ahead({ rows, onOpen, onLeave }: AheadProps) {
  const openReservation = useApplicationStore((state) => state.openReservation)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.page()}>
      <div className={containerClass()}>
        <h1 ref={heading} tabIndex={-1} className={styles.title()}>
          앞으로의 예약
        </h1>
        {rows.length === 0 ? (
          <div className={styles.empty()}>
            <p>이 번호로 예약하신 내용이 없습니다.</p>
            <button {...bookingButton} className={buttonClass()} onClick={() => openReservation('treatment')}>
              예약하기
            </button>
          </div>
        ) : (
          <ul className={styles.list()}>
            {rows.map((reservation) => (
              <Row key={reservation.id} reservation={reservation}>
                <button type="button" onClick={() => onOpen(reservation)}>
                  {nameOf(reservation)}
                </button>
              </Row>
            ))}
          </ul>
        )}
        <p className={styles.back()}>
          <button type="button" onClick={onLeave}>
            다른 번호로 찾기
          </button>
        </p>
      </div>
    </section>
  )
}
