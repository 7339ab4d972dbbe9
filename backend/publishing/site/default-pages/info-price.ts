import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/info/price',
  title: '비급여 진료비',
  seo: { description: '비급여 진료비와 제증명 수수료를 「의료법」 제45조에 따라 알립니다.' },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '이용 안내', url: '/info' },
        ],
        title: '비급여 진료비',
        lead: '「의료법」 제45조와 같은 법 시행규칙 제42조의2에 따라 알립니다.',
      },
    },
    { component: 'UninsuredPriceSection' },
  ],
})
