import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'

const crumbs = [
  { title: '홈', url: '/' },
  { title: '미래 소개', url: '/introduce' },
]

export const introduce = (images: DemoImages): DemoPage => ({
  pattern: '/introduce',
  title: '인사말',
  seo: {
    title: '인사말 · 미래성형외과의원',
    description:
      '미래성형외과의원 대표원장 서지호의 인사말. 수술을 권하기 전에 먼저 살피는 것과 저희가 하지 않는 것을 적었습니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [{ title: '홈', url: '/' }],
        eyebrow: '미래 소개',
        title: '표정은 그대로 두고\n시간만 조금 덜어 냅니다',
        image: images.sea,
      },
    },
    {
      component: 'StatementSection',
      data: {
        eyebrow: '인사말',
        title: '수술을 잘하는 병원보다\n수술을 잘 고르는 병원',
        text: '상담만 하고 돌아가시는 분이 적지 않습니다. 아직 이르거나, 다른 방법이 낫거나, 수술로 풀 수 없는 고민일 때입니다. 그 말씀을 드리는 일이 수술만큼 어렵고 중요합니다.\n\n저희는 얼굴만 합니다. 의사마다 맡은 부위가 있고, 서로의 계획서를 읽고 반대 의견을 적습니다. 한 사람의 눈이 놓치는 것이 있기 때문입니다.\n\n수술이 끝나면 여섯 달을 함께 기다립니다. 부기가 빠지고 흉터가 옅어지는 동안, 집도한 의사가 직접 뵙겠습니다.',
        signature: { name: '서지호', position: '대표원장, 성형외과 전문의' },
      },
    },
    {
      component: 'FeatureSection',
      data: {
        title: '저희가 하지 않는 것',
        ground: 'ink',
        layout: 'columns',
        items: [
          {
            title: '당일 수술',
            text: '상담한 날에는 수술하지 않습니다. 적어도 사흘은 생각해 보시기를 권합니다.',
          },
          { title: '대리 상담', text: '비용을 포함한 모든 상담을 집도할 의사가 직접 합니다.' },
          { title: '보정한 사진', text: '같은 조명과 렌즈로 찍고, 크기를 맞추는 것 말고는 손대지 않습니다.' },
        ],
      },
    },
    {
      component: 'CallToActionSection',
      data: {
        title: '이야기를 들려 주세요',
        text: '상담은 한 시간입니다.',
        ground: 'surface',
        reserveTitle: '상담 예약',
        link: { title: '의료진 소개', url: '/introduce/staff' },
      },
    },
  ],
})

export const introduceStaff = (): DemoPage => ({
  pattern: '/introduce/staff',
  title: '의료진',
  seo: {
    title: '의료진 · 미래성형외과의원',
    description:
      '성형외과 전문의 서지호, 윤채린, 강태윤과 마취통증의학과 전문의 문세아. 맡은 부위와 약력을 소개합니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: crumbs,
        title: '의료진',
        lead: '부위마다 한 사람이 맡고, 서로의 수술 계획서를 읽습니다.',
      },
    },
    { component: 'DoctorListSection', data: { reserveTitle: '상담 예약' } },
    {
      component: 'CallToActionSection',
      data: { title: '상담하고 싶은 의사를\n골라 예약하세요', ground: 'ink', reserveTitle: '상담 예약' },
    },
  ],
})

export const introduceSafety = (images: DemoImages): DemoPage => ({
  pattern: '/introduce/safety',
  title: '마취와 안전',
  seo: {
    title: '마취와 안전 · 미래성형외과의원',
    description:
      '마취통증의학과 전문의의 상주, 수술 전 검사와 전화 문진, 응급 대비와 회복까지 미래성형외과의원의 안전 수칙을 안내합니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: crumbs,
        title: '마취와 안전',
        lead: '수술의 절반은 마취와 회복입니다. 저희가 지키는 순서를 적었습니다.',
        image: images.safety,
      },
    },
    {
      component: 'FeatureSection',
      data: {
        title: '수술 전날부터 다음 날까지',
        layout: 'rows',
        items: [
          {
            title: '7일 전, 검사',
            text: '혈액과 심전도, 흉부 사진을 봅니다. 만 50세가 넘으신 분은 내과 의견서를 함께 받습니다.',
          },
          {
            title: '하루 전, 전화 문진',
            text: '마취과 전문의가 직접 전화하여 드시는 약과 알레르기, 지난 마취의 경험을 여쭙니다.',
          },
          {
            title: '수술 직전, 확인',
            text: '이름과 부위, 수술 이름을 환자와 집도의, 간호사가 함께 소리 내어 확인합니다.',
          },
          {
            title: '수술 중, 감시',
            text: '산소 포화도와 이산화탄소, 혈압과 심전도, 체온을 끊임없이 살핍니다.',
          },
          {
            title: '회복실, 한 시간 이상',
            text: '의식과 호흡이 돌아온 뒤에도 한 시간 넘게 머무십니다. 보호자께 직접 설명을 드립니다.',
          },
          { title: '다음 날, 전화', text: '통증과 부기, 열을 여쭙고 필요하면 그날 뵙습니다.' },
        ],
      },
    },
    {
      component: 'RichTextSection',
      data: {
        ground: 'surface',
        title: '응급에 대비한 설비',
        blocks: [
          {
            type: 'table',
            caption: '수술실과 회복실에 갖춘 것',
            head: ['설비', '자리', '점검'],
            rows: [
              ['마취기와 환자 감시 장치', '수술실 세 곳', '매일'],
              ['심장 충격기', '수술실 층, 회복실 층', '매주'],
              ['악성고열증 치료제', '수술실 층', '매달'],
              ['무정전 전원과 비상 발전', '건물 전체', '분기마다'],
            ],
          },
          {
            type: 'paragraph',
            text: '가까운 종합병원 응급실과 이송 협약을 맺고, 한 해에 두 번 이송 훈련을 합니다.',
          },
          {
            type: 'note',
            text: '어떤 마취에도 위험이 있습니다. 오심과 구토, 알레르기, 드물게 호흡과 심장의 이상이 생길 수 있으므로 건강 상태를 빠짐없이 알려 주세요.',
          },
        ],
      },
    },
    {
      component: 'DoctorSection',
      data: { eyebrow: '마취를 맡는 의사', layout: 'letter', choose: 'specialty', specialty: '마취' },
    },
  ],
})

export const introduceSpace = (images: DemoImages): DemoPage => ({
  pattern: '/introduce/space',
  title: '둘러보기',
  seo: {
    title: '둘러보기 · 미래성형외과의원',
    description:
      '해운대 동백섬을 바라보는 미래성형외과의원. 상담층과 수술층, 회복층을 나누어 다른 분과 마주치지 않게 했습니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: crumbs,
        title: '둘러보기',
        lead: '상담, 수술, 회복의 층을 나누었습니다. 나가시는 길도 따로 있습니다.',
      },
    },
    {
      component: 'ImageTextSection',
      data: {
        items: [
          {
            title: '8층 라운지',
            text: '예약하신 시간에는 한 팀만 머무십니다. 창밖으로 동백섬이 보입니다.',
            image: images.lounge,
          },
          {
            title: '9층 상담실',
            text: '거울과 조명을 움직일 수 있게 하여, 낮과 저녁의 얼굴을 함께 봅니다.',
            image: images.consultation,
          },
          {
            title: '10층 수술실',
            text: '수술실 세 곳. 공기를 걸러 바깥보다 기압을 높게 유지하고, 수술마다 환경을 새로 갖춥니다.',
            image: images.theatre,
            link: { title: '마취와 안전', url: '/introduce/safety' },
          },
          {
            title: '11층 회복실',
            text: '혼자 쓰는 아홉 칸. 간호사가 층에 상주하며 하룻밤 머무실 수 있습니다.',
            image: images.ward,
          },
        ],
      },
    },
    {
      component: 'HoursAndWaySection',
      data: { eyebrow: '오시는 길', title: '동백역에서 걸어서 5분', image: images.map },
    },
  ],
})
