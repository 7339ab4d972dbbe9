import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/cscenter/contact',
  title: '문의하기',
  seo: { description: '전화와 메신저, 예약으로 문의하는 길과 진료 시간을 알려 드립니다.' },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '고객센터', url: '/cscenter' },
        ],
        title: '문의하기',
        lead: '편한 방법으로 물어봐 주세요.',
      },
    },
    { component: 'ContactSection' },
    { component: 'HoursAndWaySection', data: { title: '진료 시간과 오시는 길' } },
  ],
})
