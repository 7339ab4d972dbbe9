import type { Calendar } from '#backend/seeds/calendar.ts'
import type { Clinic, Theme } from '#backend/seeds/clinic/clinic.ts'
import { dots, note, paragraph } from '#backend/seeds/clinic/rich-text.ts'
import { beforeAfterPairs } from '#demo/before-after-pictures.ts'
import { termsOf } from '#demo/terms.ts'
import { legal } from '../legal.ts'
import { beforeAfterCovers } from '../pictures/before-afters.ts'
import { doctors } from './doctors.ts'
import { events } from './events.ts'
import { notices } from './notices.ts'
import { people, reservations } from './people.ts'
import { beforeAfters, reviews } from './stories.ts'
import { afterNotices, boards, customerPosts, faqGroups } from './texts.ts'
import { categories } from './treatments.ts'

const risks = note(
  '출혈, 감염, 흉터, 비대칭 등의 부작용이 생길 수 있으며 결과는 사람에 따라 다릅니다. 수술 전 의료진과 충분히 상담하세요.',
)

const exhibitions: Theme[] = [
  {
    key: 'fifties',
    title: '오십 이후의 눈가',
    summary: '처짐과 그늘, 짓무름을 나누어 봅니다.',
    picture: 'exhibitionFifties',
    days: [-30, 90],
    treatments: ['blepharoplasty', 'undereye', 'brow', 'xanthelasma'],
    body: [
      paragraph(
        '눈꺼풀이 시야를 가리면 기능의 문제입니다. 시야 검사를 먼저 하고, 건강보험이 적용되는지 확인해 드립니다.',
      ),
      risks,
    ],
  },
  {
    key: 'breath',
    title: '숨쉬기 편한 코',
    summary: '이비인후과와 성형외과가 같은 화면을 봅니다.',
    picture: 'exhibitionBreath',
    treatments: ['septum', 'hump', 'revision', 'rhinoplasty'],
    body: [
      paragraph(
        '모양과 기능을 한 번에 다루면 회복을 한 번으로 줄일 수 있습니다. 그래도 순서는 숨길이 먼저입니다.',
      ),
      risks,
    ],
  },
  {
    key: 'two-weeks',
    title: '두 주를 비워 두셨다면',
    summary: '쉬실 수 있는 날에서 거꾸로 고릅니다.',
    picture: 'exhibitionTwoWeeks',
    days: [-10, 120],
    treatments: ['mini-lift', 'incision', 'liposuction', 'thread'],
    body: [
      paragraph('회복 기간은 사람에 따라 다릅니다. 적어 둔 날보다 사흘을 더 비워 두시기를 권합니다.'),
      dots('실밥을 뽑는 날', '화장할 수 있는 날', '운동할 수 있는 날'),
      risks,
    ],
  },
  {
    key: 'before-knife',
    title: '수술하지 않는 방법부터',
    summary: '주사와 레이저로 어디까지 되는지 먼저 보입니다.',
    picture: 'exhibitionBefore',
    treatments: ['masseter-toxin', 'chin-filler', 'submental-shot', 'hifu', 'thread'],
    body: [paragraph('되돌릴 수 있는 것부터 해 보고, 모자라면 그때 수술을 의논합니다.'), risks],
  },
]

const brandings: Theme[] = [
  {
    key: 'old-photo',
    title: '미래 옛 사진 상담',
    summary: '십 년 전의 얼굴에서 변해 온 방향을 찾습니다.',
    picture: 'brandingPhoto',
    treatments: ['facelift', 'brow', 'blepharoplasty', 'neck-lift'],
    body: [
      paragraph(
        '얼굴은 한꺼번에 늙지 않습니다. 먼저 내려온 곳과 나중에 내려온 곳의 순서를 알면 무엇을 되돌릴지가 보입니다.',
      ),
      {
        type: 'quote',
        text: '수술하지 않는 이유를 설명하는 데 시간을 아끼지 않습니다.',
        source: '서지호 대표원장',
      },
      risks,
    ],
  },
  {
    key: 'second-plan',
    title: '미래 재수술 수첩',
    summary: '기다리는 여섯 달 동안 함께 적습니다.',
    picture: 'brandingSecond',
    treatments: ['revision', 'eye-revision', 'scar-revision', 'dissolve'],
    body: [
      paragraph(
        '재수술은 조직이 쉬는 시간을 지키는 것이 절반입니다. 기다리는 동안 부기와 감각, 단단한 정도를 한 달에 한 번 적습니다.',
      ),
      risks,
    ],
  },
]

export const clinic = (calendar: Calendar): Clinic => ({
  categories,
  badges: [
    { name: '첫 방문', color: '#14213d', treatments: ['thread', 'skin-booster'] },
    { name: '학생', color: '#1d5fa8', treatments: ['suture'] },
    { name: '건강보험', color: '#6b4f1d', treatments: ['septum', 'laceration', 'lump'] },
    { name: '상담 후 결정', color: '#5a5a5a', treatments: ['revision', 'eye-revision', 'jaw', 'cheekbone'] },
  ],
  facilities: [
    {
      name: '수술실',
      kind: 'ROOM',
      capacity: 2,
      treatments: [
        'suture',
        'incision',
        'blepharoplasty',
        'rhinoplasty',
        'revision',
        'eye-revision',
        'facelift',
        'neck-lift',
        'mini-lift',
        'liposuction',
        'jaw',
        'cheekbone',
        'fat-graft',
      ],
    },
    {
      name: '처치실',
      kind: 'ROOM',
      capacity: 2,
      treatments: ['earlobe', 'laceration', 'lump', 'xanthelasma'],
    },
    { name: '피코 레이저', kind: 'DEVICE', treatments: ['pico', 'scar-laser'] },
    { name: '고강도 초음파 기기', kind: 'DEVICE', treatments: ['hifu'] },
  ],
  events,
  exhibitions,
  brandings,
  doctors,
  visitsADay: 94,
  specialDays: [
    {
      days: [calendar.from(38, 6), calendar.from(38, 6)],
      reason: '수술실 정기 점검',
      hours: ['10:00', '13:00'],
    },
  ],
  booking: { slotMinutes: 30, visitMinutes: 60, leadMinutes: 240, changeUntilMinutes: 2880 },
  notices: notices(calendar),
  faqGroups,
  boards,
  customerBoard: {
    name: '물어보세요',
    description: '상담 전에 궁금한 것을 적어 주세요. 비공개로 적으실 수 있습니다.',
    posts: customerPosts,
  },
  afterNotices,
  beforeAfters,
  beforeAfterPictures: beforeAfterPairs(beforeAfters.length),
  beforeAfterCovers,
  reviews,
  banners: [
    {
      location: 'HOME_TOP',
      title: '오십 이후의 눈가',
      description: '처짐과 그늘을 나누어 봅니다',
      picture: 'bannerFifties',
      linkTo: '/products/eye',
      days: [-30, 90],
    },
    {
      location: 'PRODUCT_LIST',
      title: '숨쉬기 편한 코',
      description: '이비인후과와 함께 봅니다',
      picture: 'bannerBreath',
      linkTo: '/products/nose',
    },
  ],
  popups: [
    {
      title: '이달의 이벤트',
      locations: ['/', '/products'],
      direction: 'CENTER',
      size: [3, 4],
      items: [{ title: '회복할 날을 넉넉히', picture: 'popupSeason', linkTo: '/events' }],
      days: [-25, 36],
    },
    {
      title: '쉬는 날 알림',
      locations: ['/', '/info'],
      direction: 'CENTER',
      size: [3, 4],
      items: [{ title: '휴진 안내', picture: 'popupHoliday', linkTo: '/cscenter' }],
      days: [-9, 90],
    },
    {
      title: '마취와 안전',
      locations: ['/'],
      direction: 'CENTER',
      size: [3, 4],
      devices: ['PC'],
      items: [{ title: '곁에 있습니다', picture: 'popupSafety', linkTo: '/introduce/safety' }],
    },
  ],
  terms: termsOf(legal),
  shortLinks: [
    { code: 'event', targetUrl: '/events', title: '문자에 넣는 이벤트 주소' },
    { code: 'care', targetUrl: '/cscenter/faq', title: '수술 뒤 안내 문자' },
  ],
  reviewLinks: [
    {
      title: '네이버 지도에 남기기',
      url: `https://map.naver.com/p/search/${encodeURIComponent('미래성형외과의원')}`,
    },
  ],
  people,
  reservations,
})
