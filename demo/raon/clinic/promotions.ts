import type { Banner, Popup } from '#backend/seeds/clinic/clinic.ts'

export const banners: Banner[] = [
  {
    location: 'HOME_TOP',
    title: '건조한 계절의 피부',
    description: '난방을 켜기 시작하면 먼저 찾으시는 진료',
    picture: 'bannerDry',
    linkTo: '/products',
    days: [-20, 70],
  },
  {
    location: 'HOME_TOP',
    title: '중요한 날을 앞두고',
    description: '석 달 전, 한 달 전, 한 주 전에 할 일',
    picture: 'bannerDay',
    linkTo: '/products',
    days: [-45, 120],
  },
  {
    location: 'PRODUCT_LIST',
    title: '피부과가 처음이신 분께',
    description: '부담이 적은 것부터 모았습니다',
    picture: 'bannerFirst',
    linkTo: '/products',
  },
  {
    location: 'CSCENTER',
    title: '진료 시간 안에 답합니다',
    description: '전화와 카카오톡으로 물어보세요',
    picture: 'bannerAsk',
    linkTo: '/info',
  },
]

/** In layers, so each page has one: whoever comes to read closes no second. */
export const popups: Popup[] = [
  {
    title: '이달의 이벤트',
    locations: ['/'],
    direction: 'CENTER',
    size: [3, 4],
    items: [{ title: '건조해지기 전에', picture: 'popupSeason', linkTo: '/events' }],
    days: [-25, 36],
  },
  {
    title: '쉬는 날 안내',
    locations: ['/info'],
    direction: 'CENTER',
    size: [3, 4],
    items: [{ title: '쉬는 날', picture: 'popupHoliday', linkTo: '/cscenter' }],
    days: [-8, 90],
  },
  {
    title: '중요한 날을 앞두고',
    locations: ['/products'],
    direction: 'CENTER',
    size: [3, 4],
    items: [
      { title: '석 달 전', picture: 'popupThreeMonths', linkTo: '/events' },
      { title: '한 달 전', picture: 'popupOneMonth', linkTo: '/products/lifting' },
      { title: '한 주 전', picture: 'popupOneWeek', linkTo: '/products/acne' },
    ],
    days: [-45, 120],
  },
  {
    title: '회복실을 옮겼습니다',
    locations: ['/introduce/space'],
    direction: 'RIGHT',
    devices: ['PC'],
    size: [3, 4],
    items: [{ title: '6층 회복실', picture: 'popupRecovery', linkTo: '/introduce/space' }],
  },
  {
    title: '비급여 진료비를 새로 알립니다',
    locations: ['/info/price'],
    direction: 'CENTER',
    devices: ['MOBILE'],
    size: [3, 4],
    items: [{ title: '부가세를 포함한 금액입니다', picture: 'popupPrices', linkTo: '/info/price' }],
  },
]
