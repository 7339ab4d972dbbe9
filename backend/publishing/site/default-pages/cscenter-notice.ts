import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/cscenter/notice',
  title: '공지사항',
  seo: { description: '휴진과 진료 시간, 새로 알려 드릴 것을 모았습니다.' },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '고객센터', url: '/cscenter' },
        ],
        title: '공지사항',
        lead: '휴진과 진료 시간, 새로 알려 드릴 것을 적습니다.',
      },
    },
    { component: 'NoticeListSection' },
  ],
})
