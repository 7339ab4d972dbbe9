import type { DemoPage } from '#backend/seeds/demo-partner.ts'

export const eventsPage = (): DemoPage => ({
  pattern: '/events',
  title: '이벤트',
  seo: {
    title: '이벤트 · 라온피부과의원',
    description: '지금 진행하는 라온피부과의원의 이벤트. 할인 전과 뒤의 가격, 기간과 대상을 함께 안내합니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        title: '이벤트',
        lead: '계절에 맞춘 진료를 모았습니다. 필요한지부터 여쭙고 시작하니 상담만 하셔도 괜찮습니다.',
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
              '모든 가격은 부가세를 포함하며, 표시한 기간과 대상에만 적용합니다.',
              '다른 할인과 겹쳐 적용하지 않습니다.',
              '진찰한 뒤 알맞지 않다고 판단하면 진료하지 않으며, 비용을 받지 않습니다.',
              '여러 번 받는 진료는 남은 횟수만큼 언제든지 돌려받으실 수 있습니다.',
              '붉어짐, 부기, 멍 등의 부작용이 생길 수 있으니 진료 전 의료진과 충분히 상담하세요.',
            ],
          },
        ],
      },
    },
    {
      component: 'CallToActionSection',
      data: { title: '나에게 필요한지\n먼저 물어보세요', ground: 'primary' },
    },
  ],
})
