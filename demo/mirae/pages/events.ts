import type { DemoPage } from '#backend/seeds/demo-partner.ts'

export const eventsPage = (): DemoPage => ({
  pattern: '/events',
  title: '이벤트',
  seo: {
    title: '이벤트 · 미래성형외과의원',
    description:
      '지금 진행하는 미래성형외과의원의 이벤트. 할인 전과 뒤의 가격, 기간과 대상을 함께 안내합니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        eyebrow: '지금 진행하는',
        title: '이벤트',
        lead: '할인이 수술을 정하는 이유가 되지 않기를 바랍니다. 상담하고 알맞을 때만 권해 드립니다.',
      },
    },
    { component: 'EventListSection', data: {} },
    {
      component: 'RichTextSection',
      data: {
        ground: 'surface',
        title: '알아 두실 것',
        blocks: [
          {
            type: 'list',
            items: [
              '모든 가격은 마취비와 부가세를 포함하며, 표시한 기간과 대상에만 적용합니다.',
              '기간 안에 상담하고 수술 날짜를 정하신 분께 적용합니다.',
              '검사비는 따로이며 비급여 진료비에 적어 두었습니다.',
              '진찰한 결과 알맞지 않으면 수술하지 않습니다.',
              '출혈, 감염, 흉터, 비대칭 등의 부작용이 생길 수 있으니 수술 전 의료진과 충분히 상담하세요.',
            ],
          },
          { type: 'link', link: { title: '비급여 진료비 보기', url: '/info/price' } },
        ],
      },
    },
  ],
})
