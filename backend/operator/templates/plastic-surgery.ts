import { doctors, firstVisit, hoursAndWay, invitation, type Template } from './shared.ts'

const template: Template = {
  theme: {
    primary1: '#14213d',
    primary2: '#7a5a22',
    primary3: '#d9c08c',
    onPrimary: '#fffdf8',
    ground: '#fbf8f1',
    surface: '#f2ecdf',
    ink: '#141a29',
    line: '#e2d9c6',
    accent: '#7a5a22',
    displayFont: 'notoSerif',
    radius: 2,
  },
  header: 'GlobalHeaderType2',
  treatments: '수술',
  home: (clinic) => [
    {
      component: 'HeroSection',
      data: {
        layout: 'quiet',
        eyebrow: clinic,
        title: '충분히 듣고\n신중하게 정합니다',
        text: '수술이 필요한지, 어떤 방법이 맞는지 상담에서 먼저 확인합니다.',
        buttons: [
          { title: '상담 예약', reserve: true },
          { title: '수술 안내', url: '/products' },
        ],
      },
    },
    firstVisit([
      ['상담', '원하시는 것과 걱정되는 점을 듣고, 할 수 있는 것과 없는 것을 말씀드립니다.', 'talk'],
      ['검사와 계획', '필요한 검사를 하고 방법과 비용, 회복 기간을 적어 드립니다.', 'record'],
      ['수술', '정한 계획에 따라 진행하고 과정을 기록합니다.', 'shield'],
      ['회복', '회복하시는 동안 정해진 날에 경과를 살핍니다.', 'rest'],
    ]),
    doctors,
    hoursAndWay,
    invitation('궁금한 것을\n먼저 물어보세요'),
  ],
  categories: ['눈', '코', '윤곽', '가슴', '체형'],
}

export default template
