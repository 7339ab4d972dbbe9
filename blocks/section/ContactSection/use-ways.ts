import type { BoardType } from '#schema/boards.ts'
import type { BlockData } from '#schema/define-block.ts'
import type { Partner } from '#schema/partners.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { formatPhone } from '#ui/format.ts'
import { CalendarDays, Mail, MessageCircle, MessagesSquare, PenLine, Phone } from 'lucide-react'
import type block from './block.ts'
import type { ContactWay } from './types.ts'

/** The ways to ask that a clinic has and its data does not hide. */
export function useWays(
  data: BlockData<typeof block>,
  partner: Partner | undefined,
  board: BoardType | undefined,
): ContactWay[] {
  const openReservation = useApplicationStore((state) => state.openReservation)
  const openMessenger = useApplicationStore((state) => state.openMessenger)
  if (!partner) return []
  const { partnerTel, homepageConfig, partnerMarketingInfo } = partner
  const { kakaoTalkUrl, channelTalkId } = partnerMarketingInfo
  const ways: (ContactWay | false)[] = [
    Boolean(partnerTel && data.phoneText) && {
      title: '전화',
      value: formatPhone(partnerTel ?? ''),
      text: data.phoneText,
      Icon: Phone,
      url: `tel:${(partnerTel ?? '').replaceAll(/[^\d+]/g, '')}`,
    },
    Boolean(kakaoTalkUrl && data.kakaoText) && {
      title: '카카오톡 상담',
      text: data.kakaoText,
      Icon: MessageCircle,
      url: kakaoTalkUrl ?? '',
    },
    Boolean(channelTalkId && data.chatText) && {
      title: '채팅 상담',
      text: data.chatText,
      Icon: MessagesSquare,
      onClick: () => void openMessenger(channelTalkId ?? '', 'showMessenger'),
    },
    Boolean(data.email && data.emailText) && {
      title: '전자우편',
      value: data.email ?? '',
      text: data.emailText,
      Icon: Mail,
      url: `mailto:${data.email}`,
    },
    Boolean(homepageConfig.useWidget && data.reserveText) && {
      title: '예약',
      text: data.reserveText,
      Icon: CalendarDays,
      onClick: () => openReservation('visit'),
    },
    Boolean(board && data.boardText) && {
      title: board?.name ?? '',
      text: data.boardText,
      Icon: PenLine,
      url: `/cscenter/boards/${board?.id}`,
    },
  ]
  return ways.filter((way) => way !== false)
}
