import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/boards',
  title: '읽을거리',
  seo: { description: '진료실 안팎의 이야기와 묻고 답하는 글을 모았습니다.' },
  blocks: [
    {
      component: 'PageTitleSection',
      data: { title: '읽을거리', lead: '진료실 안팎의 이야기를 적습니다.' },
    },
    { component: 'BoardListSection' },
  ],
})
