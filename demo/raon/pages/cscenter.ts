import type { DemoPage } from '#backend/seeds/demo-partner.ts'

export const cscenter = (): DemoPage => ({
  pattern: '/cscenter',
  title: '고객센터',
  seo: {
    title: '고객센터 · 라온피부과의원',
    description:
      '라온피부과의원의 소식과 휴진 안내, 자주 묻는 질문. 전화와 카카오톡, 채팅으로도 물어보실 수 있습니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        title: '고객센터',
        lead: '궁금한 것은 편한 방법으로 물어봐 주세요. 진료 시간 안에는 십 분 안에 답하려고 합니다.',
      },
    },
    { component: 'BannerSection', data: { location: 'CSCENTER' } },
    {
      component: 'NoticeSection',
      data: { title: '소식', more: { title: '소식 전체 보기', url: '/cscenter/notice' } },
    },
    {
      component: 'FaqSection',
      data: {
        title: '예약과 방문',
        ground: 'surface',
        more: { title: '질문 전체 보기', url: '/cscenter/faq' },
        choose: 'group',
        group: '예약과 방문',
      },
    },
    { component: 'ContactSection', data: { title: '바로 물어보고 싶으신가요' } },
  ],
})
