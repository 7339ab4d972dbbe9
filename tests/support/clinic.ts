import type { Calendar } from '#backend/seeds/calendar.ts'
import type { Clinic } from '#backend/seeds/clinic/clinic.ts'
import { paragraphs } from '#backend/seeds/clinic/rich-text.ts'

const body = paragraphs('글입니다.')
const theme = { title: '기획', summary: '', picture: 'hero', body, treatments: ['toning'] }

/** The least clinic that has a row in every table that the demo fills. Its pictures: `hero`, `cover`, `before`, `after`. */
export const testClinic = (_calendar: Calendar): Clinic => ({
  categories: [
    {
      key: 'skin',
      name: '피부',
      description: '',
      picture: 'hero',
      treatments: [
        {
          key: 'toning',
          name: '토닝',
          summary: '색을 고르게 합니다.',
          picture: 'hero',
          tags: ['기미'],
          minutes: 30,
          about: ['약하게 여러 번.'],
          anaesthesia: '없음',
          recovery: '하루',
          interval: '2주',
          risks: '붉어질 수 있습니다.',
          options: [
            { name: '1회', price: 100_000 },
            { name: '5회', price: 450_000, sessions: 5, sale: { price: 400_000, days: [-1, 1] } },
          ],
        },
      ],
    },
  ],
  badges: [{ name: '첫 방문', color: '#112233', treatments: ['toning'] }],
  events: [
    {
      key: 'event',
      title: '토닝 이벤트',
      summary: '요약',
      picture: 'hero',
      days: [-1, 1],
      audience: '모든 분',
      offers: [{ treatment: 'toning', option: '1회', price: 80_000 }],
      notes: ['한 번'],
    },
  ],
  exhibitions: [{ key: 'exhibition', ...theme, days: [-1, 1] }],
  brandings: [{ key: 'branding', ...theme }],
  doctors: [
    {
      key: 'doctor',
      name: '김의사',
      position: '원장',
      specialty: '',
      portrait: 'hero',
      quote: '말',
      letter: '편지',
      careers: ['전문의'],
      hours: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, ['00:00', '23:00']])),
      off: [{ day: 30, weekday: 1, reason: '연차' }],
    },
  ],
  specialDays: [{ days: [0, 30], reason: '열린 주', hours: ['00:00', '23:30'] }],
  booking: { slotMinutes: 30, isClosedOnPublicHolidays: false },
  notices: [{ title: '소식', category: '', day: -1, body }],
  facilities: [{ name: '레이저', kind: 'DEVICE', treatments: ['toning'] }],
  faqGroups: [{ key: 'all', name: '질문', faqs: [{ question: '되나요?', answer: '네.' }] }],
  boards: [
    {
      key: 'board',
      name: '이야기',
      description: '',
      layout: 'LIST',
      posts: [{ title: '글', summary: '', day: -1, body }],
    },
  ],
  customerBoard: {
    name: '문의',
    description: '',
    posts: [{ title: '비공개', author: '김**', day: -1, body: '글', password: 'test-1234' }],
  },
  afterNotices: [{ title: '주의', treatments: ['toning'], body }],
  beforeAfters: [{ title: '사례', treatments: ['toning'], note: '30대', body: '글', day: -1 }],
  beforeAfterPictures: [['before', 'after']],
  beforeAfterCovers: ['cover'],
  reviews: [{ author: '김*', day: -1, rating: 5, treatment: 'toning', title: '좋아요', content: '글' }],
  banners: [{ location: 'HOME_TOP', title: '배너', description: '', picture: 'hero', linkTo: '/' }],
  popups: [
    {
      title: '팝업',
      locations: ['/'],
      direction: 'CENTER',
      items: [{ title: '하나', picture: 'hero' }],
    },
  ],
  terms: [
    {
      code: 'terms-of-service',
      title: '이용약관',
      purpose: 'SERVICE',
      occasions: ['SIGN_UP'],
      isRequired: true,
      body,
    },
  ],
  shortLinks: [{ code: 'go', targetUrl: '/', title: '처음' }],
  reviewLinks: [{ title: '지도', url: 'https://example.com' }],
  people: [{ key: 'one', name: '김하나', phone: '9001', joined: -10 }],
  reservations: [
    {
      person: 'one',
      doctor: 'doctor',
      options: [['toning', '1회']],
      day: 3,
      time: '15:00',
      status: 'CONFIRMED',
      made: -1,
    },
  ],
})

/** Rows of the tables that it fills. */
export const filled: Record<string, number> = {
  product_categories: 1,
  products: 1,
  product_options: 2,
  facilities: 1,
  option_facilities: 2,
  product_badges: 1,
  product_badge_products: 1,
  events: 1,
  event_options: 1,
  exhibition_products: 1,
  branding_products: 1,
  employees: 1,
  employee_hours: 7,
  special_days: 2,
  booking_policies: 1,
  notices: 1,
  faqs: 1,
  boards: 1,
  customer_posts: 1,
  after_notice_products: 1,
  before_after_products: 1,
  partner_review_products: 1,
  banners: 1,
  popup_items: 1,
  terms_histories: 1,
  consents: 1,
  short_links: 1,
  review_links: 1,
  reservation_items: 1,
  reservation_history: 2,
  slot_claims: 1,
}
