import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/after-notices',
  title: '시술 후 주의사항',
  seo: { description: '진료를 받은 뒤에 지킬 것과 바로 연락하셔야 할 때를 진료마다 안내합니다.' },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '고객센터', url: '/cscenter' },
        ],
        title: '시술 후 주의사항',
        lead: '받으신 진료를 눌러 지킬 것을 확인해 주세요. 걱정되는 증상이 있으면 바로 연락해 주세요.',
      },
    },
    { component: 'AfterNoticeSection' },
    { component: 'ContactSection', data: { title: '걱정되는 증상이 있나요', ground: 'surface' } },
  ],
})
