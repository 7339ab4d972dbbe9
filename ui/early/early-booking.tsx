import { X } from 'lucide-react'
import type { Partner } from '#schema/partners.ts'
import { css } from '../css.ts'
import { formatPhone } from '../format.ts'
import { iconButton } from '../header/icon-button.ts'
import { phone } from '../header/mobile-menu.styles.ts'
import { EarlyLayer } from './early-layer.tsx'
import * as waiting from './waiting-sheet.ts'

const panel = css(waiting.waitingPanel)
const head = css(waiting.waitingHead)
const note = css(waiting.waitingNote)
const row = css(waiting.waitingRow)

/** Stands for the booking widget, with the telephone for who would rather call. */
export const EarlyBooking = ({ title, partner }: { title: string; partner: Partner | undefined }) => (
  <EarlyLayer name="booking" side="right" title={title} className={panel()}>
    <div className={head()}>
      {title}
      <button type="button" className={iconButton()} aria-label={waiting.waitingWords.close} data-closes="">
        <X size={24} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
    <p role="status" className={note()}>
      {waiting.waitingWords.note}
    </p>
    {waiting.waitingRows.map((index) => (
      <div key={index} className={row()} />
    ))}
    {partner?.partnerTel && (
      <a href={`tel:${partner.partnerTel}`} className={phone()}>
        전화 예약 {formatPhone(partner.partnerTel)}
      </a>
    )}
  </EarlyLayer>
)
