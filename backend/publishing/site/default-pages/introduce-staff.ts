import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/introduce/staff',
  title: '의료진',
  seo: { description: '의료진의 진료 분야와 약력, 진료실에서 드리는 말씀을 소개합니다.' },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '병원 소개', url: '/introduce' },
        ],
        title: '의료진',
      },
    },
    { component: 'DoctorListSection' },
    {
      component: 'CallToActionSection',
      data: {
        title: '만나고 싶은 의사를\n골라 예약하세요',
        ground: 'surface',
        link: { title: '진료 일정', url: '/introduce/schedule' },
      },
    },
  ],
})
