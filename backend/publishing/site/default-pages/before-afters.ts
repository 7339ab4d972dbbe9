import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/before-afters',
  title: '전후 사례',
  seo: { description: '같은 조명과 자리에서 기록한 진료 전후의 사례입니다. 동의하신 분의 것만 싣습니다.' },
  blocks: [
    {
      component: 'PageTitleSection',
      data: { title: '전후 사례', lead: '같은 조명과 자리에서 기록하고, 동의하신 분의 것만 싣습니다.' },
    },
    { component: 'BeforeAfterListSection' },
  ],
})
