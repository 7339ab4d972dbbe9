import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'

export const home = (images: DemoImages): DemoPage => ({
  pattern: '/',
  title: '솔한의원',
  seo: {
    title: '솔한의원 · 전주',
    description:
      '전주 한옥마을 골목의 솔한의원. 한의사 한 사람이 한 시간에 한 분을 만납니다. 예약은 누리집에서 받습니다.',
  },
  blocks: [
    {
      component: 'HeroSection',
      data: {
        layout: 'quiet',
        title: '천천히 묻고\n오래 듣습니다',
        text: '전주 골목 안쪽, 한의사 한 사람의 방.\n한 시간에 한 분을 만납니다.',
        image: images.jar,
        caption: '진료실 창가, 십일월',
        buttons: [{ title: '예약하기', reserve: true }],
      },
    },
    {
      component: 'StatementSection',
      data: {
        layout: 'left',
        title: '안녕하세요.\n어디가 불편해서 오셨어요.',
        text: '제가 하루에 가장 많이 하는 말입니다. 그다음에는 되도록 말을 줄입니다. 언제부터였는지, 무엇을 하면 나아지고 무엇을 하면 더한지, 요즘 잠은 어떠신지. 듣다 보면 아픈 곳이 아니라 지친 곳이 보일 때가 있습니다.\n\n침 몇 자리와 뜸 몇 장, 필요할 때만 약. 그것으로 모자라면 모자란다고 말씀드리고 다른 병원을 함께 찾겠습니다.',
        image: images.pulse,
        signature: { name: '한지음', position: '솔한의원 원장' },
      },
    },
    {
      component: 'TreatmentSection',
      data: {
        eyebrow: '진료',
        title: '주로 만나는 불편',
        ground: 'surface',
        layout: 'list',
        source: { type: 'categories', names: ['진료'], count: 8 },
      },
    },
    {
      component: 'FeatureSection',
      data: {
        eyebrow: '첫날',
        title: '한 시간이 흐르는 순서',
        layout: 'rows',
        numbered: false,
        items: [
          {
            title: '이십 분, 이야기',
            text: '아픈 곳과 지난 병, 드시는 약과 하루의 흐름을 듣습니다.',
            icon: 'talk',
          },
          {
            title: '십 분, 진찰',
            text: '맥과 혀, 배를 살피고 움직임을 봅니다. 필요하면 검사를 먼저 권합니다.',
            icon: 'hand',
          },
          {
            title: '이십 분, 침과 뜸',
            text: '누워 계시는 동안 불을 낮추고 말을 걸지 않습니다.',
            icon: 'rest',
          },
          {
            title: '십 분, 적어 드리기',
            text: '오늘 본 것과 집에서 하실 일 한 가지를 종이에 적어 드립니다.',
            icon: 'record',
          },
        ],
      },
    },
    {
      component: 'DoctorSection',
      data: {
        eyebrow: '쓰는 사람',
        ground: 'surface',
        layout: 'letter',
        count: 1,
      },
    },
    {
      component: 'BeforeAfterSection',
      data: {
        eyebrow: '기록',
        title: '몇 달을 두고 본 것들',
        lead: '같은 자리에서 같은 자세로 남긴 기록입니다. 이름은 적지 않았습니다.',
        notice:
          '경과는 사람에 따라 다릅니다. 침과 뜸 뒤에 멍이나 어지럼, 화상이, 한약을 드신 뒤에 소화 불편이나 두드러기가 생길 수 있으니 먼저 의논해 주세요.',
        more: { title: '기록 모두 보기', url: '/before-afters' },
      },
    },
    {
      component: 'HoursAndWaySection',
      data: {
        title: '골목 끝, 소나무 있는 집',
        ground: 'surface',
        hoursNote:
          '토요일은 점심시간 없이 오후 한 시에 문을 닫습니다.\n약을 달이는 날에는 골목 어귀부터 냄새가 납니다.',
        image: images.map,
      },
    },
    {
      component: 'CallToActionSection',
      data: {
        title: '예약만 받습니다',
        text: '진료 중에는 전화를 받지 않습니다. 빈 시간을 고르시거나 편지를 보내 주세요.',
        ground: 'ink',
        image: images.hills,
        reserveTitle: '시간 고르기',
        link: { title: '편지 쓰기', url: 'mailto:letter@sol.example' },
      },
    },
  ],
})
