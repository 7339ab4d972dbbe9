import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/introduce/schedule',
  title: '진료 일정',
  seo: { description: '의료진이 진료하는 날과 시간, 휴진과 공휴일을 달력으로 알려 드립니다.' },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '병원 소개', url: '/introduce' },
        ],
        title: '진료 일정',
        lead: '의료진이 진료하는 날과 시간입니다. 쉬는 날에는 까닭을 함께 적습니다.',
      },
    },
    { component: 'ScheduleSection' },
    {
      component: 'CallToActionSection',
      data: { title: '편한 날을 골라\n예약하세요', ground: 'surface' },
    },
  ],
})
