import type { Partner } from '#schema/partners.ts'
import type { BlockData } from '#schema/define-block.ts'
import { askedFor } from '#ui/widget/asked-for.ts'
import type block from './block.ts'

export type Choice = {
  title: string
  kind: 'call' | 'kakao' | 'chat' | 'reserve' | 'ask' | 'link'
  /** Address; a chat and a reservation open on this page. */
  url?: string
  /** The messenger's id of the clinic, for a chat. */
  pluginKey?: string
  pcImageUrl?: string | undefined
  mobileImageUrl?: string | undefined
}

/** Returns what a visitor may choose from: only what this partner has. Source: docs/product.md, B1. */
export function choices({ customList: texts, list }: BlockData<typeof block>, partner: Partner): Choice[] {
  const { kakaoTalkUrl, channelTalkId } = partner.partnerMarketingInfo
  const found: Choice[] = []
  if (partner.partnerTel) {
    found.push({
      kind: 'call',
      title: texts.callTitle,
      url: `tel:${partner.partnerTel.replace(/[^\d+]/g, '')}`,
      pcImageUrl: texts.callPcImageUrl,
      mobileImageUrl: texts.callMobileImageUrl,
    })
  }
  if (kakaoTalkUrl) {
    found.push({
      kind: 'kakao',
      title: texts.kakaoTalkTitle,
      url: kakaoTalkUrl,
      pcImageUrl: texts.kakaoTalkPcImageUrl,
      mobileImageUrl: texts.kakaoTalkMobileImageUrl,
    })
  }
  if (channelTalkId) {
    found.push({
      kind: 'chat',
      title: texts.channelTalkTitle,
      pluginKey: channelTalkId,
      pcImageUrl: texts.channelTalkPcImageUrl,
      mobileImageUrl: texts.channelTalkMobileImageUrl,
    })
  }
  for (const { title, url, buttonReservationConsulting, pcImageUrl, mobileImageUrl } of list) {
    const images = { pcImageUrl, mobileImageUrl }
    if (buttonReservationConsulting) found.push({ kind: 'reserve', title, ...images })
    else if (url) found.push({ kind: kindOf(url), title, url, ...images })
  }
  return found
}

/** Purpose of a link: some open a window of the widget. Source: docs/product.md, W2. */
function kindOf(url: string): Choice['kind'] {
  const opened = /^\/[^#]*\?/.test(url) ? askedFor(url.slice(url.indexOf('?'))) : null
  if (!opened) return 'link'
  return opened.kind === 'consultation' ? 'ask' : 'reserve'
}
