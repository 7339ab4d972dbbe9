import { defineBlock } from '#schema/define-block.ts'
import { imageSource, line, safeUrl } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

const icon = (title: string) =>
  imageSource.optional().meta({ title, hint: '비워 두면 기본 아이콘을 씁니다.' })

const listItem = z
  .object({
    title: line(30).min(1).meta({ title: '이름' }),
    url: safeUrl.optional().meta({ title: '주소' }),
    pcImageUrl: icon('PC 아이콘'),
    mobileImageUrl: icon('모바일 아이콘'),
    buttonReservationConsulting: z
      .boolean()
      .default(false)
      .meta({ title: '예약 창 열기', hint: '켜면 주소로 가지 않고 시술 예약 창을 엽니다.' }),
  })
  .refine(({ url, buttonReservationConsulting }) => buttonReservationConsulting || Boolean(url), {
    path: ['url'],
    message: '주소를 쓰거나 예약 창 열기를 켜세요.',
  })

export default defineBlock({
  component: 'GlobalFloatingButtonType1',
  slot: 'floatingButton',
  version: 1,
  title: '상담 버튼 1',
  description: '화면 오른쪽 아래의 상담 버튼입니다. 누르면 전화, 카카오, 채팅 상담과 정한 항목이 펼쳐집니다.',
  schema: z.object({
    title: line(20).min(1).default('예약/상담').meta({ title: '버튼 이름' }),
    openByDefault: z.boolean().default(false).meta({ title: '처음부터 펼치기' }),
    customList: z
      .object({
        callTitle: line(30)
          .min(1)
          .default('전화 상담')
          .meta({ title: '전화 상담 이름', hint: '전화번호가 있으면 보입니다.' }),
        callPcImageUrl: icon('전화 상담 PC 아이콘'),
        callMobileImageUrl: icon('전화 상담 모바일 아이콘'),
        kakaoTalkTitle: line(30)
          .min(1)
          .default('카카오 상담')
          .meta({ title: '카카오 상담 이름', hint: '카카오톡 주소가 있으면 보입니다.' }),
        kakaoTalkPcImageUrl: icon('카카오 상담 PC 아이콘'),
        kakaoTalkMobileImageUrl: icon('카카오 상담 모바일 아이콘'),
        channelTalkTitle: line(30)
          .min(1)
          .default('채팅 상담')
          .meta({ title: '채팅 상담 이름', hint: '채널톡 아이디가 있으면 보입니다.' }),
        channelTalkPcImageUrl: icon('채팅 상담 PC 아이콘'),
        channelTalkMobileImageUrl: icon('채팅 상담 모바일 아이콘'),
      })
      .prefault({})
      .meta({ title: '기본 상담' }),
    list: z.array(listItem).max(6).default([]).meta({ title: '더 넣을 항목' }),
  }),
  migrations: {},
  sample: {
    list: [
      { title: '시술 예약', buttonReservationConsulting: true },
      { title: '상담 신청', url: '/?wqopen=1' },
      { title: '이달의 이벤트', url: '/events' },
    ],
  },
  queries,
})
