import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/info',
  title: '진료 시간·오시는 길',
  seo: { description: '진료 시간과 쉬는 날, 오시는 길과 주차를 알려 드립니다.' },
  blocks: [
    { component: 'PageTitleSection', data: { title: '진료 시간·오시는 길' } },
    { component: 'HoursAndWaySection', data: { ground: 'plain' } },
    {
      component: 'CallToActionSection',
      data: {
        title: '오시기 편한 때를\n골라 두세요',
        ground: 'surface',
        link: { title: '진료 일정 보기', url: '/introduce/schedule' },
      },
    },
  ],
})
