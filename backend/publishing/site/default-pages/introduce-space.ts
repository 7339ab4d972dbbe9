import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/introduce/space',
  title: '둘러보기',
  seo: { description: '오시는 길과 진료 시간, 병원에서 지내실 곳을 미리 살펴보세요.' },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '병원 소개', url: '/introduce' },
        ],
        title: '둘러보기',
        lead: '오시기 전에 미리 살펴보세요.',
      },
    },
    {
      component: 'FeatureSection',
      data: {
        numbered: false,
        items: [
          {
            title: '접수와 대기',
            text: '오시면 먼저 접수해 주세요. 차례가 되면 불러 드립니다.',
            icon: 'clock',
          },
          { title: '진료실', text: '상담과 진찰은 진료실에서 의사가 직접 합니다.', icon: 'talk' },
          { title: '쉬시는 곳', text: '진료 뒤에 쉬어 가셔야 하면 자리를 안내해 드립니다.', icon: 'rest' },
        ],
      },
    },
    { component: 'HoursAndWaySection', data: { title: '오시는 길' } },
  ],
})
