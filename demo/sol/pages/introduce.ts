import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'

const crumbs = [
  { title: '홈', url: '/' },
  { title: '한의원 이야기', url: '/introduce' },
]

export const introduce = (images: DemoImages): DemoPage => ({
  pattern: '/introduce',
  title: '한의원 이야기',
  seo: {
    title: '한의원 이야기 · 솔한의원',
    description: '솔한의원이라는 이름, 혼자 진료하는 까닭, 이 방에서 하는 일과 하지 않는 일을 적었습니다.',
  },
  blocks: [
    { component: 'PageTitleSection', data: { title: '한의원 이야기', image: images.hills } },
    {
      component: 'RichTextSection',
      data: {
        blocks: [
          { type: 'heading', text: '이름' },
          {
            type: 'paragraph',
            text: '마당에 오래된 소나무가 한 그루 있습니다. 이 집을 처음 보던 날, 나무가 먼저 살던 곳에 제가 들어간다고 생각했습니다. 그래서 이름은 나무의 것을 빌렸습니다.',
          },
          { type: 'heading', text: '혼자 하는 까닭' },
          {
            type: 'paragraph',
            text: '묻는 사람과 침을 놓는 사람, 약을 달이는 사람이 같으면 잊는 것이 줄어듭니다. 지난번에 잠을 설치셨다는 말을 다음 사람에게 옮겨 적지 않아도 되니까요.',
          },
          { type: 'quote', text: '오늘은 침보다 잠이 약입니다.', source: '진료실에서 자주 적는 말' },
          { type: 'heading', text: '하는 일과 하지 않는 일' },
          {
            type: 'list',
            items: [
              '침과 뜸, 부항, 추나를 합니다.',
              '한약은 필요할 때만, 열흘 치부터 짓습니다.',
              '미용과 체중 조절은 하지 않습니다.',
              '나아지지 않는 진료를 이어 가지 않습니다. 소견서를 써 드립니다.',
            ],
          },
          { type: 'link', link: { title: '진료실 둘러보기', url: '/introduce/space' } },
        ],
      },
    },
    {
      component: 'DoctorSection',
      data: {
        ground: 'surface',
        layout: 'letter',
        count: 1,
      },
    },
  ],
})

export const introduceStaff = (): DemoPage => ({
  pattern: '/introduce/staff',
  title: '한의사',
  seo: {
    title: '한의사 한지음 · 솔한의원',
    description: '솔한의원을 혼자 꾸리는 한의사 한지음. 지나온 자리와 진료실에서 드리는 말씀을 적었습니다.',
  },
  blocks: [
    { component: 'PageTitleSection', data: { breadcrumbs: crumbs, title: '한의사' } },
    { component: 'DoctorListSection', data: { reserveTitle: '시간 고르기' } },
    {
      component: 'StatementSection',
      data: {
        layout: 'centre',
        ground: 'surface',
        title: '잘 낫는 사람은\n잘 쉬는 사람입니다',
        text: '침을 맞은 날은 술과 무리한 운동을 쉬어 주세요. 그것까지가 치료입니다.',
      },
    },
  ],
})

export const introduceSpace = (images: DemoImages): DemoPage => ({
  pattern: '/introduce/space',
  title: '둘러보기',
  seo: {
    title: '둘러보기 · 솔한의원',
    description: '솔한의원의 진료실과 침방, 약방을 둘러보세요. 한 시간에 한 분만 머무는 조용한 집입니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: { breadcrumbs: crumbs, title: '둘러보기', lead: '방이 셋, 마당이 하나입니다.' },
    },
    {
      component: 'FeatureSection',
      data: {
        layout: 'columns',
        numbered: false,
        items: [
          {
            title: '진료실',
            text: '낮은 의자 둘과 책상 하나. 책상 너머가 아니라 옆에 앉습니다.',
            image: images.room,
          },
          {
            title: '침방',
            text: '따뜻한 바닥에 누우시면 창빛이 발치에 옵니다. 한 번에 한 분만 계십니다.',
            image: images.window,
          },
          {
            title: '약방',
            text: '쓰는 약재의 이름과 산지를 벽에 적어 둡니다. 보시고 물어보셔도 됩니다.',
            image: images.pharmacy,
          },
        ],
      },
    },
    {
      component: 'CallToActionSection',
      data: {
        title: '문턱이 낮지 않습니다',
        text: '문 앞에 계단이 두 개 있습니다. 몸이 불편하시면 예약할 때 적어 주세요. 발판을 놓고 기다리겠습니다.',
        ground: 'surface',
        reserveTitle: '시간 고르기',
      },
    },
  ],
})
