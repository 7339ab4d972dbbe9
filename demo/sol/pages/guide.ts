import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'

export const info = (images: DemoImages): DemoPage => ({
  pattern: '/info',
  title: '오시는 길',
  seo: {
    title: '문 여는 때와 오시는 길 · 솔한의원',
    description:
      '평일 아침 9시 반부터 저녁 6시, 토요일은 오후 1시까지. 한옥마을 정류장에서 골목을 따라 6분 걸어오시면 됩니다.',
  },
  blocks: [
    { component: 'PageTitleSection', data: { title: '문 여는 때와\n오시는 길' } },
    {
      component: 'HoursAndWaySection',
      data: {
        ground: 'plain',
        hoursNote: '토요일은 점심시간 없이 오후 한 시에 문을 닫습니다.\n공휴일에는 쉽니다.',
        image: images.map,
      },
    },
    {
      component: 'RichTextSection',
      data: {
        ground: 'surface',
        title: '걸어오시는 분께',
        blocks: [
          {
            type: 'paragraph',
            text: '정류장에서 내려 성당을 오른쪽에 두고 걷다가, 두 번째 골목으로 들어오세요. 담장 위로 소나무가 보이면 다 오신 것입니다.',
          },
          {
            type: 'paragraph',
            text: '골목이 좁아 차를 댈 곳이 없습니다. 차로 오시면 큰길의 공영 주차장에 두고 걸어와 주세요.',
          },
        ],
      },
    },
  ],
})

export const products = (images: DemoImages): DemoPage => ({
  pattern: '/products',
  title: '진료',
  seo: {
    title: '진료 · 솔한의원',
    description:
      '오래된 통증, 잠과 마음, 소화, 여성의 계절, 회복. 솔한의원에서 주로 만나는 불편과 진료하는 방법을 적었습니다.',
  },
  blocks: [
    { component: 'PageTitleSection', data: { title: '진료', lead: '이름 붙은 병이 아니어도 괜찮습니다.' } },
    {
      component: 'TreatmentSection',
      data: { layout: 'list', source: { type: 'categories', names: ['진료'], count: 8 } },
    },
    {
      component: 'StatementSection',
      data: {
        layout: 'left',
        ground: 'surface',
        eyebrow: '약에 대하여',
        title: '약은 짓기 전에\n한 번 더 생각합니다',
        text: '한약은 열흘 치부터 짓고, 드시는 동안 몸의 변화를 함께 적습니다. 간과 신장의 수치를 확인해야 하는 분께는 검사를 먼저 권합니다. 쓰는 약재와 산지는 봉투에 적어 드립니다.',
        image: images.herbs,
      },
    },
    {
      component: 'RichTextSection',
      data: {
        title: '알아 두실 것',
        blocks: [
          {
            type: 'list',
            items: [
              '침을 맞은 뒤 멍이나 어지럼이, 뜸을 뜬 뒤 화상이 생길 수 있습니다.',
              '한약을 드신 뒤 속이 불편하거나 두드러기가 나면 멈추고 알려 주세요.',
              '임신 중이거나 혈전약을 드시는 분은 먼저 말씀해 주세요.',
            ],
          },
          { type: 'link', link: { title: '자주 듣는 물음', url: '/cscenter/faq' } },
        ],
      },
    },
  ],
})

export const cscenter = (): DemoPage => ({
  pattern: '/cscenter',
  title: '알림',
  seo: { title: '알림 · 솔한의원', description: '솔한의원의 쉬는 날과 알리는 말씀을 모았습니다.' },
  blocks: [
    { component: 'PageTitleSection', data: { title: '알림' } },
    { component: 'NoticeSection', data: { more: { title: '알림 모두 보기', url: '/cscenter/notice' } } },
    {
      component: 'FaqSection',
      data: {
        title: '자주 듣는 물음',
        ground: 'surface',
        more: { title: '물음과 답', url: '/cscenter/faq' },
        count: 3,
      },
    },
    {
      component: 'CallToActionSection',
      data: {
        title: '편지를 보내 주세요',
        text: '저녁에 읽고 이튿날까지 답합니다.',
        ground: 'ink',
        reserveTitle: '',
        link: { title: 'letter@sol.example', url: 'mailto:letter@sol.example' },
      },
    },
  ],
})

export const search = (): DemoPage => ({
  pattern: '/search',
  title: '찾기',
  seo: { title: '찾기 · 솔한의원', description: '솔한의원의 글에서 낱말을 찾아봅니다.', noindex: true },
  blocks: [
    {
      component: 'SearchResultSection',
      data: {
        title: '찾기',
        placeholder: '무엇이 불편하신가요',
        keywordTitle: '자주 찾는 말',
        emptyText: '다른 말로 한 번 더 찾아보세요.',
      },
    },
  ],
})

export const notFound = (): DemoPage => ({
  pattern: '/404',
  title: '없는 페이지',
  seo: {
    title: '없는 페이지 · 솔한의원',
    description: '찾으시는 글이 없습니다. 첫 화면에서 이어 보세요.',
    noindex: true,
  },
  options: { hideFloatingButton: true },
  blocks: [
    {
      component: 'NotFoundSection',
      data: {
        title: '이 골목에는\n아무것도 없습니다',
        text: '주소가 바뀌었거나 글이 내려갔습니다.',
        links: [
          { title: '첫 화면', url: '/' },
          { title: '진료', url: '/products' },
        ],
      },
    },
  ],
})
