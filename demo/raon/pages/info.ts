import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'

export const info = (images: DemoImages): DemoPage => ({
  pattern: '/info',
  title: '진료 시간·오시는 길',
  seo: {
    title: '진료 시간·오시는 길 · 라온피부과의원',
    description:
      '평일 오전 10시부터 저녁 8시, 토요일 오후 4시까지 진료합니다. 신논현역 5번 출구에서 걸어서 3분, 건물 지하에 주차하실 수 있습니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '병원 소개', url: '/introduce' },
        ],
        title: '진료 시간·오시는 길',
        lead: '퇴근하고 오셔도 늦지 않도록 평일에는 저녁 여덟 시까지 진료합니다.',
      },
    },
    {
      component: 'HoursAndWaySection',
      data: {
        ground: 'plain',
        hoursNote: '접수는 진료 마감 30분 전까지입니다.\n토요일은 점심시간 없이 진료하며, 공휴일은 쉽니다.',
        image: images.map,
      },
    },
    {
      component: 'FeatureSection',
      data: {
        title: '처음 오시는 날',
        ground: 'surface',
        layout: 'columns',
        items: [
          {
            title: '10분 일찍',
            text: '세안하고 사진을 찍을 시간이 필요합니다. 예약보다 10분만 일찍 와 주세요.',
            icon: 'clock',
          },
          {
            title: '드시는 약',
            text: '드시는 약과 바르는 약을 적거나 사진으로 찍어 오시면 도움이 됩니다.',
            icon: 'record',
          },
          {
            title: '신분증',
            text: '본인 확인을 위해 신분증이 필요합니다. 모바일 신분증도 됩니다.',
            icon: 'shield',
          },
        ],
      },
    },
    { component: 'CallToActionSection', data: { title: '오시기 편한 때를\n골라 두세요', ground: 'primary' } },
  ],
})

export const infoPrice = (): DemoPage => ({
  pattern: '/info/price',
  title: '비급여 진료비',
  seo: {
    title: '비급여 진료비·제증명 수수료 · 라온피부과의원',
    description:
      '라온피부과의원의 비급여 진료비와 제증명 수수료를 「의료법」 제45조에 따라 알립니다. 부가세를 포함한 금액입니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '진료 안내', url: '/products' },
        ],
        title: '비급여 진료비',
        lead: '「의료법」 제45조와 같은 법 시행규칙 제42조의2에 따라 알립니다. 2026년 11월 1일 기준입니다.',
      },
    },
    {
      component: 'UninsuredPriceSection',
      data: {
        fees: [
          { name: '진단서(일반)', amount: 20_000 },
          { name: '진료확인서', amount: 3_000 },
          { name: '통원확인서', amount: 3_000 },
          { name: '소견서', amount: 20_000, note: '건강보험 급여 대상은 제외' },
          { name: '진료기록 사본 (1–5매)', amount: 1_000, note: '한 장마다' },
          { name: '진료기록 사본 (6매부터)', amount: 100, note: '한 장마다' },
          { name: '제증명서 사본', amount: 1_000 },
        ],
      },
    },
  ],
})
