import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/cscenter/faq',
  title: '자주 묻는 질문',
  seo: { description: '예약과 진료, 비용에 대해 자주 들어오는 질문에 답합니다.' },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '고객센터', url: '/cscenter' },
        ],
        title: '자주 묻는 질문',
      },
    },
    { component: 'FaqListSection' },
    {
      component: 'CallToActionSection',
      data: {
        title: '찾는 답이 없으면\n직접 물어봐 주세요',
        ground: 'surface',
        reserveTitle: '',
        link: { title: '문의하기', url: '/cscenter/contact' },
      },
    },
  ],
})
