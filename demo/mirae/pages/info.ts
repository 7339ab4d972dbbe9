import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'

export const info = (images: DemoImages): DemoPage => ({
  pattern: '/info',
  title: '진료 시간·오시는 길',
  seo: {
    title: '진료 시간·오시는 길 · 미래성형외과의원',
    description:
      '수요일과 금요일은 밤 9시까지 진료합니다. 부산 2호선 동백역 3번 출구에서 걸어서 5분, 건물 지하에 주차하실 수 있습니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: { title: '진료 시간·오시는 길', lead: '수요일과 금요일은 밤 아홉 시까지 상담합니다.' },
    },
    {
      component: 'HoursAndWaySection',
      data: {
        ground: 'plain',
        hoursNote:
          '수요일 오전은 수술 전 검사만 합니다.\n토요일은 점심시간 없이 진료하며, 일요일과 공휴일은 쉽니다.',
        image: images.map,
      },
    },
    {
      component: 'FeatureSection',
      data: {
        title: '상담하시는 날',
        ground: 'surface',
        layout: 'columns',
        items: [
          { title: '옛 사진 두세 장', text: '스무 살 무렵의 정면 사진이 있으면 좋습니다.', icon: 'record' },
          {
            title: '지난 수술 기록',
            text: '재수술을 생각하시면 수술 기록 사본을 부탁드립니다.',
            icon: 'shield',
          },
          { title: '화장을 옅게', text: '피부와 눈꺼풀을 살피기 위해 지우실 수 있습니다.', icon: 'eye' },
          { title: '한 시간', text: '사진과 검사, 상담까지 한 시간쯤 걸립니다.', icon: 'clock' },
        ],
      },
    },
  ],
})

export const infoPrice = (): DemoPage => ({
  pattern: '/info/price',
  title: '비급여 진료비',
  seo: {
    title: '비급여 진료비·제증명 수수료 · 미래성형외과의원',
    description:
      '미래성형외과의원의 비급여 수술비와 검사비, 제증명 수수료를 「의료법」 제45조에 따라 알립니다. 부가세를 포함한 금액입니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '이용 안내', url: '/info' },
        ],
        title: '비급여 진료비',
        lead: '「의료법」 제45조와 같은 법 시행규칙 제42조의2에 따라 알립니다. 2026년 11월 1일 기준입니다.',
      },
    },
    {
      component: 'UninsuredPriceSection',
      data: {
        priceTitle: '수술과 진료',
        priceNote:
          '마취비를 포함한 금액입니다. 수술의 범위와 난이도에 따라 달라질 수 있으며, 수술 전에 정확한 금액을 적어 드립니다. 기능을 위한 수술로 인정되면 건강보험이 적용될 수 있습니다.\n수술 전 검사비는 따로 받습니다: 3차원 CT 110,000원, 혈액·심전도·흉부 사진 66,000원, 시야 검사 33,000원.',
        fees: [
          { name: '진단서(일반)', amount: 20_000 },
          { name: '수술확인서', amount: 3_000 },
          { name: '통원확인서', amount: 3_000 },
          { name: '향후 진료비 추정서', amount: 50_000, note: '1천만 원 미만' },
          { name: '진료기록 사본 (1–5매)', amount: 1_000, note: '한 장마다' },
          { name: '진료기록 사본 (6매부터)', amount: 100, note: '한 장마다' },
          { name: '진료기록 영상 (CD)', amount: 10_000 },
        ],
      },
    },
  ],
})
