import type { Calendar } from '#backend/seeds/calendar.ts'
import type { Clinic } from '#backend/seeds/clinic/clinic.ts'
import { beforeAfterPairs } from '#demo/before-after-pictures.ts'
import { termsOf } from '#demo/terms.ts'
import { legal } from '../legal.ts'
import { beforeAfterCovers } from '../pictures/before-afters.ts'
import { afterNotices } from './after-notices.ts'
import { boards, customerBoard, customerPosts } from './boards.ts'
import { beforeAfters } from './before-afters.ts'
import { doctors } from './doctors.ts'
import { events } from './events.ts'
import { faqGroups } from './faqs.ts'
import { notices } from './notices.ts'
import { people, reservations } from './people.ts'
import { banners, popups } from './promotions.ts'
import { reviews } from './reviews.ts'
import { brandings, exhibitions } from './themes.ts'
import { categories } from './treatments.ts'

export const clinic = (calendar: Calendar): Clinic => ({
  categories,
  badges: [
    { name: '첫 방문', color: '#0f5b45', treatments: ['booster', 'soothing', 'peel'] },
    { name: '학생', color: '#1d5fa8', treatments: ['acne-basic'] },
    {
      name: '건강보험',
      color: '#6b4f1d',
      treatments: ['atopy', 'phototherapy', 'warts', 'nails', 'allergy', 'keloid'],
    },
    { name: '상담 후 결정', color: '#5a5a5a', treatments: ['thread', 'acne-scar', 'filler', 'tattoo'] },
  ],
  facilities: [
    {
      name: '피코 레이저',
      kind: 'DEVICE',
      capacity: 2,
      treatments: ['toning', 'melasma', 'spots', 'freckles', 'tattoo'],
    },
    { name: '혈관 레이저', kind: 'DEVICE', treatments: ['vascular', 'stretch-marks'] },
    { name: '초음파 리프팅 기기', kind: 'DEVICE', treatments: ['ultrasound'] },
    { name: '고주파 기기', kind: 'DEVICE', treatments: ['radiofrequency', 'neck'] },
    { name: '제모 레이저', kind: 'DEVICE', treatments: ['underarm', 'legs', 'face-hair'] },
    {
      name: '관리실',
      kind: 'ROOM',
      capacity: 3,
      treatments: ['acne-basic', 'soothing', 'led', 'barrier', 'peel', 'scalp'],
    },
    { name: '처치실', kind: 'ROOM', capacity: 2, treatments: ['warts', 'nails', 'thread', 'filler'] },
  ],
  events,
  exhibitions,
  brandings,
  doctors,
  visitsADay: 146,
  specialDays: [
    {
      days: [calendar.from(17, 2), calendar.from(17, 2)],
      reason: '개원 기념일 단축 진료',
      hours: ['10:00', '15:00'],
    },
    { days: [calendar.from(44, 2), calendar.from(44, 2) + 1], reason: '설비 점검 휴진' },
  ],
  booking: { slotMinutes: 30, visitMinutes: 30, leadMinutes: 120, changeUntilMinutes: 960 },
  notices: notices(calendar),
  faqGroups,
  boards,
  customerBoard: { ...customerBoard, posts: customerPosts },
  afterNotices,
  beforeAfters,
  beforeAfterPictures: beforeAfterPairs(beforeAfters.length),
  beforeAfterCovers,
  reviews,
  banners,
  popups,
  terms: termsOf(legal),
  shortLinks: [
    { code: 'event', targetUrl: '/events', title: '문자에 넣는 이벤트 주소' },
    { code: 'way', targetUrl: '/info', title: '예약 확인 문자의 오시는 길' },
    { code: 'price', targetUrl: '/info/price', title: '비급여 진료비' },
    { code: 'blog26', targetUrl: 'https://blog.naver.com/danjang-demo-raon', title: '블로그' },
  ],
  reviewLinks: [
    {
      title: '네이버 지도에 남기기',
      url: `https://map.naver.com/p/search/${encodeURIComponent('라온피부과의원')}`,
    },
    {
      title: '카카오맵에 남기기',
      url: `https://map.kakao.com/link/search/${encodeURIComponent('라온피부과의원')}`,
    },
  ],
  people,
  reservations,
})
