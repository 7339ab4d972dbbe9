import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'
import { categories } from '../clinic/treatments.ts'

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
      component: 'RichTextSection',
      data: {
        blocks: [
          { type: 'heading', text: '비급여 진료비' },
          {
            type: 'table',
            caption: '비급여 진료 (부가세 포함)',
            head: ['진료', '범위', '금액'],
            rows: categories.flatMap(({ treatments }) =>
              treatments.map(({ name, options: [first] }) => [
                name,
                first?.name ?? '',
                `${(first?.price ?? 0).toLocaleString('ko-KR')}원`,
              ]),
            ),
          },
          {
            type: 'paragraph',
            text: '범위와 횟수에 따라 금액이 달라질 수 있습니다. 진료 전에 정확한 금액을 적어 드리고 동의를 받습니다. 질환 치료로 건강보험이 적용되는 진료는 법령이 정한 본인부담금만 받습니다.',
          },
          { type: 'heading', text: '제증명 수수료' },
          {
            type: 'table',
            caption: '제증명 수수료 (한 통)',
            head: ['증명서', '금액', '비고'],
            rows: [
              ['진단서(일반)', '20,000원', ''],
              ['진료확인서', '3,000원', ''],
              ['통원확인서', '3,000원', ''],
              ['소견서', '20,000원', '건강보험 급여 대상은 제외'],
              ['진료기록 사본 (1–5매)', '1,000원', '한 장마다'],
              ['진료기록 사본 (6매부터)', '100원', '한 장마다'],
              ['제증명서 사본', '1,000원', ''],
            ],
          },
          {
            type: 'note',
            text: '제증명 수수료는 보건복지부 고시 「의료기관의 제증명수수료 항목 및 금액에 관한 기준」의 범위 안에서 정하였습니다.',
          },
          { type: 'link', link: { title: '진료비에 관한 질문 보기', url: '/cscenter/faq' } },
        ],
      },
    },
  ],
})
