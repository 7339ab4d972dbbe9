import { doctors, firstVisit, hoursAndWay, invitation, type Template } from './shared.ts'

const template: Template = {
  theme: {
    primary1: '#2b2825',
    primary2: '#97412a',
    primary3: '#dfa88f',
    onPrimary: '#fdfbf6',
    ground: '#f8f4ec',
    surface: '#f0eadf',
    ink: '#22201d',
    line: '#ddd4c5',
    accent: '#97412a',
    displayFont: 'notoSerif',
    radius: 0,
  },
  header: 'GlobalHeaderType1',
  treatments: '진료',
  home: (clinic) => [
    {
      component: 'HeroSection',
      data: {
        layout: 'quiet',
        eyebrow: clinic,
        title: '어디가 불편하신지\n먼저 듣겠습니다',
        text: '몸의 상태와 생활을 함께 살펴 진료합니다.',
        buttons: [
          { title: '진료 예약', reserve: true },
          { title: '진료 안내', url: '/products' },
        ],
      },
    },
    firstVisit([
      ['이야기', '아픈 곳과 지난 병, 드시는 약과 하루의 생활을 듣습니다.', 'talk'],
      ['진찰', '맥과 혀, 불편한 곳을 살피고 필요하면 검사를 권합니다.', 'hand'],
      ['치료', '침과 뜸, 추나, 한약 가운데 필요한 것을 설명하고 함께 정합니다.', 'leaf'],
      ['안내', '집에서 하실 일과 다음에 오실 날을 알려 드립니다.', 'record'],
    ]),
    doctors,
    hoursAndWay,
    invitation('불편한 곳을\n말씀해 주세요'),
  ],
  categories: ['통증', '소화', '수면', '여성', '추나'],
}

export default template
