import { MessageCircle, Phone } from 'lucide-react'
import type { Partner } from '#schema/partners.ts'
import { ActionLink } from '../action-link.tsx'
import { formatPhone } from '../format.ts'
import * as styles from './contact-sheet.styles.ts'

export const hasContacts = ({ partnerTel, partnerMarketingInfo: { kakaoTalkUrl, naverTalkUrl } }: Partner) =>
  Boolean(partnerTel || kakaoTalkUrl || naverTalkUrl)

/** The ways of contact that the partner has. */
export function Contacts({ partner }: { partner: Partner }) {
  const { partnerTel, partnerMarketingInfo } = partner
  const { kakaoTalkUrl, naverTalkUrl } = partnerMarketingInfo
  if (!hasContacts(partner)) return null
  return (
    <ul className={styles.contacts()}>
      {partnerTel && (
        <li>
          <a href={`tel:${partnerTel.replace(/[^\d+]/g, '')}`} className={styles.contact({ look: 'first' })}>
            <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
            전화로 예약
            <strong>{formatPhone(partnerTel)}</strong>
          </a>
        </li>
      )}
      {kakaoTalkUrl && (
        <li>
          <ActionLink url={kakaoTalkUrl} className={styles.contact({ look: partnerTel ? 'other' : 'first' })}>
            <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
            카카오톡으로 상담
          </ActionLink>
        </li>
      )}
      {naverTalkUrl && (
        <li>
          <ActionLink url={naverTalkUrl} className={styles.contact({ look: 'other' })}>
            <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
            네이버 톡톡으로 상담
          </ActionLink>
        </li>
      )}
    </ul>
  )
}
