import type { CataloguePart } from './catalogue-part.ts'
import { EventGrid, type EventCardData } from './event-card.tsx'

const card: EventCardData = {
  title: '피코 토닝 5회',
  summary: '두 주 간격으로 다섯 번, 색소의 깊이를 보아 가며.',
  url: '/events?eventId=1',
  period: { startsAt: '2026-11-01', endsAt: '2026-12-31' },
  target: '만 19세 이상 모든 분',
  badge: '첫 방문',
  price: { amount: 396_000, regularAmount: 495_000, isIncludeVat: true },
}
const now = new Date('2026-12-28T12:00:00+09:00')

export default {
  title: '이벤트 카드',
  description: '이벤트 하나의 그림, 남은 날, 기간, 대상과 가격입니다. 카드 전체가 이벤트로 갑니다.',
  stories: {
    '한 줄': () => (
      <EventGrid
        Heading="h3"
        now={now}
        cards={[
          card,
          { ...card, title: '끝나는 날이 없는 이벤트', url: '/events?eventId=2', period: undefined },
          { ...card, title: '가격을 보이지 않는 병원', url: '/events?eventId=3', price: null },
        ]}
      />
    ),
  },
} satisfies CataloguePart
