import { X } from 'lucide-react'
import type { Partner } from '#schema/partners.ts'
import { css } from '../css.ts'
import { formatPhone } from '../format.ts'
import { text } from '../text.ts'
import { EarlyLayer } from './early-layer.tsx'
import * as waiting from './waiting-sheet.ts'

const panel = css(waiting.waitingPanel)
const head = css(waiting.waitingHead)
const close = css(waiting.waitingClose)
const note = css(waiting.waitingNote)
const row = css(waiting.waitingRow)
const phone = css({
  ...text.label2,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  marginInline: '20px',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})

/** Stands for the booking widget, with the telephone for who would rather call. */
export const EarlyBooking = ({ title, partner }: { title: string; partner: Partner | undefined }) => (
  <EarlyLayer name="booking" side="right" title={title} className={panel()}>
    <div className={head()}>
      {title}
      <button type="button" className={close()} aria-label={waiting.waitingWords.close} data-closes="">
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
