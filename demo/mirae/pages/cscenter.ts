import type { DemoPage } from '#backend/seeds/demo-partner.ts'

export const cscenter = (): DemoPage => ({
  pattern: '/cscenter',
  title: '고객센터',
  seo: {
    title: '고객센터 · 미래성형외과의원',
    description:
      '미래성형외과의원의 휴진 안내와 소식, 자주 묻는 질문. 전화와 카카오톡으로도 물어보실 수 있습니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: { title: '고객센터', lead: '수술하신 분의 급한 연락은 안내지에 적힌 당직 번호로 주세요.' },
    },
    {
      component: 'NoticeSection',
      data: { title: '소식', more: { title: '소식 전체 보기', url: '/cscenter/notice' } },
    },
    {
      component: 'FaqSection',
      data: {
        title: '결정하기 전에',
        ground: 'surface',
        more: { title: '질문 전체 보기', url: '/cscenter/faq' },
        choose: 'group',
        group: '결정하기 전에',
      },
    },
    { component: 'ContactSection', data: { title: '직접 여쭤보셔도 됩니다' } },
  ],
})
