import { doctors, firstVisit, hoursAndWay, invitation, type Template } from './shared.ts'

const template: Template = {
  theme: {
    primary1: '#0f5b45',
    primary2: '#1b7a5a',
    primary3: '#b8f06a',
    ground: '#fdfcf9',
    surface: '#f4f2ec',
    line: '#e4e1d8',
    accent: '#1b7a5a',
    radius: 16,
  },
  header: 'GlobalHeaderType1',
  treatments: '시술',
  home: (clinic) => [
    {
      component: 'HeroSection',
      data: {
        layout: 'quiet',
        eyebrow: clinic,
        title: '피부를 먼저 보고\n순서를 함께 정합니다',
        text: '지금의 피부에 필요한 것부터 차근차근 설명해 드립니다.',
        buttons: [
          { title: '진료 예약', reserve: true },
          { title: '시술 안내', url: '/products' },
        ],
      },
    },
    firstVisit([
      ['피부를 살핍니다', '피부 상태를 기록하고 생활 습관과 지난 진료를 여쭙니다.', 'eye'],
      ['순서를 정합니다', '필요한 진료와 비용, 회복에 걸리는 시간을 설명해 드립니다.', 'record'],
      ['진료합니다', '설명을 듣고 정하신 대로 진료합니다.', 'hand'],
      ['경과를 봅니다', '돌아가신 뒤의 관리와 다음 방문을 안내해 드립니다.', 'leaf'],
    ]),
    doctors,
    hoursAndWay,
    invitation('지금의 피부를\n한번 보여 주세요'),
  ],
  categories: ['리프팅', '색소·홍조', '여드름·흉터', '스킨부스터', '제모'],
}

export default template
