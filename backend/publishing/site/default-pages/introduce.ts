import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/introduce',
  title: '병원 소개',
  seo: { description: '의료진과 진료 시간, 오시는 길을 소개합니다.' },
  blocks: [
    { component: 'PageTitleSection', data: { title: '병원 소개' } },
    {
      component: 'DoctorSection',
      data: { title: '의료진', more: { title: '의료진 모두 보기', url: '/introduce/staff' }, count: 4 },
    },
    { component: 'HoursAndWaySection', data: { title: '진료 시간과 오시는 길' } },
    { component: 'BoardListSection', data: { title: '읽을거리' } },
    { component: 'CallToActionSection', data: { title: '이야기부터 들려 주세요', ground: 'surface' } },
  ],
})
