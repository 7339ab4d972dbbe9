import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'

const crumbs = [
  { title: '홈', url: '/' },
  { title: '병원 소개', url: '/introduce' },
]

export const introduce = (images: DemoImages): DemoPage => ({
  pattern: '/introduce',
  title: '라온의 진료',
  seo: {
    title: '라온의 진료 · 라온피부과의원',
    description:
      '라온피부과의원이 진료실에서 지키는 것들. 한 사람의 피부를 오래 보기 위해 정한 약속을 적었습니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [{ title: '홈', url: '/' }],
        eyebrow: '병원 소개',
        title: '라온이 진료하는 방법',
        lead: '한 사람의 피부를 오래 보는 병원이 되려고 합니다. 진료실에서 지키는 것들을 적었습니다.',
        image: images.banner,
      },
    },
    {
      component: 'StatementSection',
      data: {
        layout: 'left',
        eyebrow: '인사말',
        title: '덜어 내는 것부터\n시작합니다',
        text: '피부과를 찾는 분들은 대개 무엇을 더 해야 하는지 물으십니다. 저희는 먼저 무엇을 하지 않아도 되는지 말씀드립니다. 잘못 쓰고 있는 화장품 하나를 빼는 것이 레이저 세 번보다 나을 때가 있기 때문입니다.\n\n‘라온’은 즐겁다는 뜻의 우리말입니다. 거울을 보는 일이 조금 편해지는 것, 저희가 바라는 것은 그만큼입니다.',
        image: images.philosophy,
        signature: { name: '한서윤', position: '라온피부과의원 대표원장' },
      },
    },
    {
      component: 'FeatureSection',
      data: {
        eyebrow: '여섯 가지 약속',
        title: '진료실에서 지키는 것',
        ground: 'surface',
        layout: 'columns',
        items: [
          {
            title: '한 시간에 두 분',
            text: '상담과 진료가 밀리지 않도록 의사 한 사람이 한 시간에 두 분만 예약을 받습니다.',
            icon: 'clock',
          },
          {
            title: '상담은 의사가',
            text: '상담실장을 두지 않습니다. 비용까지 담당 의사가 직접 설명합니다.',
            icon: 'talk',
          },
          {
            title: '적어서 드립니다',
            text: '진료 계획과 비용, 생길 수 있는 부작용을 종이에 적어 드립니다.',
            icon: 'record',
          },
          {
            title: '정품을 눈앞에서',
            text: '약제와 팁은 보시는 앞에서 열고, 제조 번호를 기록에 남깁니다.',
            icon: 'shield',
          },
          {
            title: '같은 조건의 사진',
            text: '조명과 각도를 같게 하여 기록합니다. 사진은 보정하지 않습니다.',
            icon: 'eye',
          },
          {
            title: '쉬는 것도 진료',
            text: '피부가 쉬어야 할 때는 예약을 미루자고 먼저 말씀드립니다.',
            icon: 'rest',
          },
        ],
      },
    },
    {
      component: 'DoctorSection',
      data: {
        eyebrow: '의료진',
        title: '진료실에서 만나는 사람들',
        more: { title: '의료진 소개', url: '/introduce/staff' },
        layout: 'row',
      },
    },
    {
      component: 'CallToActionSection',
      data: { title: '이야기부터 들려 주세요', text: '첫 상담은 삼십 분입니다.', ground: 'surface' },
    },
  ],
})

export const introduceStaff = (): DemoPage => ({
  pattern: '/introduce/staff',
  title: '의료진',
  seo: {
    title: '의료진 · 라온피부과의원',
    description:
      '라온피부과의원의 피부과 전문의 여섯 사람. 진료 분야와 약력, 진료실에서 드리는 말씀을 소개합니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: crumbs,
        title: '의료진',
        lead: '예약하신 의사가 상담부터 진료, 경과 확인까지 직접 맡습니다.',
      },
    },
    { component: 'DoctorListSection', data: { reserveTitle: '진료 예약' } },
    {
      component: 'CallToActionSection',
      data: {
        title: '만나고 싶은 의사를\n골라 예약하세요',
        ground: 'primary',
        link: { title: '진료 일정', url: '/introduce/schedule' },
      },
    },
  ],
})

export const introduceSpace = (images: DemoImages): DemoPage => ({
  pattern: '/introduce/space',
  title: '둘러보기',
  seo: {
    title: '둘러보기 · 라온피부과의원',
    description:
      '라온피부과의원의 대기실과 진료실, 세안실과 회복실을 미리 둘러보세요. 신논현역에서 걸어서 3분 거리에 있습니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: crumbs,
        title: '둘러보기',
        lead: '기다리는 시간이 짧기를, 기다리더라도 편안하기를 바라며 꾸몄습니다.',
      },
    },
    {
      component: 'GallerySection',
      data: {
        layout: 'mosaic',
        pictures: [
          {
            title: '대기실',
            caption: '5층. 의자 사이를 넓게 두었습니다. 진동 벨을 드리니 바깥을 걷다 오셔도 됩니다.',
            image: images.lobby,
          },
          {
            title: '진료실 앞 복도',
            caption: '진료실 세 곳과 시술실 다섯 곳이 모두 나뉘어 있어, 다른 분과 마주치지 않습니다.',
            image: images.corridor,
          },
          {
            title: '세안실',
            caption: '혼자 쓰는 세안실 네 칸. 저자극 세안제와 무향 보습제, 새 수건을 두었습니다.',
            image: images.washroom,
          },
          {
            title: '회복실',
            caption: '6층. 냉찜질을 하며 이십 분쯤 쉬어 가세요. 창이 동쪽으로 나 있습니다.',
            image: images.recovery,
          },
          {
            title: '사진 기록실',
            caption: '가리개를 내리고 같은 밝기의 등을 켜고 찍습니다.',
            image: images.studio,
          },
        ],
      },
    },
    {
      component: 'RichTextSection',
      data: {
        title: '안전을 위한 설비',
        blocks: [
          {
            type: 'list',
            items: [
              '응급 상황에 대비하여 심장 충격기와 산소, 응급 의약품을 층마다 두고 매달 점검합니다.',
              '쓰고 난 침과 주사기는 다시 쓰지 않으며, 기구는 종류별로 멸균하고 날짜를 적습니다.',
              '장비는 제조사의 주기에 따라 점검하고, 점검표를 시술실 문에 붙여 둡니다.',
              '휠체어로 5층과 6층 모두 오실 수 있습니다. 도움이 필요하시면 미리 전화해 주세요.',
            ],
          },
        ],
      },
    },
    {
      component: 'HoursAndWaySection',
      data: { eyebrow: '오시는 길', title: '한번 들러 보세요', ground: 'plain', image: images.map },
    },
  ],
})
