import type { CataloguePart } from './catalogue-part.ts'
import { eventCountdown, openEndedLabel } from './event-countdown.ts'
import { formatDate, formatPhone, formatPrice } from './format.ts'

const rows = (entries: [string, string][]) => (
  <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4px 24px' }}>
    {entries.map(([from, to]) => [
      <dt key={from}>{from}</dt>,
      <dd key={`${from} is`}>
        <strong>{to}</strong>
      </dd>,
    ])}
  </dl>
)
const period = { startsAt: '2026-11-01', endsAt: '2026-11-30' }
const on = (day: string): [string, string] => [
  day,
  eventCountdown(period, new Date(`${day}T12:00:00+09:00`)).label,
]

export default {
  title: '값의 표기',
  description: '값, 날짜, 전화번호, 이벤트의 남은 날. 서버와 브라우저에서 같은 글이 됩니다.',
  stories: {
    값: () => rows([['1234000', formatPrice(1_234_000)]]),
    날짜: () => rows([['2026-11-02T15:30:00Z', formatDate('2026-11-02T15:30:00Z')]]),
    전화번호: () =>
      rows(
        ['0212345678', '01012345678', '050712345678', '15881234'].map((phone) => [phone, formatPhone(phone)]),
      ),
    '이벤트의 남은 날': () =>
      rows([
        ['끝이 없음', openEndedLabel],
        ...['2026-10-30', '2026-11-20', '2026-11-21', '2026-11-29', '2026-11-30', '2026-12-01'].map(on),
      ]),
  },
} satisfies CataloguePart
