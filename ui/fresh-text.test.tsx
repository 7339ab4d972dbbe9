// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { QueryContext } from '#api/query-context.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import { CalendarTable } from '#blocks/section/ScheduleSection/calendar-table.tsx'
import { daysOf } from '#schema/plain/months.ts'
import { Tools } from '#blocks/section/ProductListSection/tools.tsx'
import { readFilter } from '#blocks/section/ProductListSection/filter.ts'
import { Row } from '#blocks/section/ReservationListSection/row.tsx'
import { searchQuery } from '#blocks/section/SearchResultSection/queries.ts'
import { Results } from '#blocks/section/SearchResultSection/results.tsx'
import { Refusal } from '#blocks/section/SignUpSection/refusal.tsx'
import { draw } from '#tests/support/draw.ts'
import { translate } from '#tests/support/translate.ts'
import { emptyBooking } from '#widget/app/booking.ts'
import { WidgetContext, type WidgetContextValue } from '#widget/app/context.ts'
import { Entries } from '#widget/app/manage/entries.tsx'
import { Foot } from '#widget/app/parts/foot.tsx'
import { OptionPrice } from '#widget/app/parts/option-price.tsx'
import { MonthCalendar } from '#widget/app/steps/month-calendar.tsx'
import { NextFree } from '#widget/app/steps/next-free.tsx'
import { TimeList } from '#widget/app/steps/time-list.tsx'
import { Accordion } from './accordion.tsx'
import { CountdownLabel } from './event-card.tsx'
import { Fault } from './form/field.tsx'
import { FormSummary } from './form/form-summary.tsx'
import { SubmitButton } from './form/submit-button.tsx'
import { FreshText } from './fresh-text.tsx'
import CartCount from './header/cart-count.tsx'
import { ProductPrice } from './product-price.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { TickBox } from './tick-box.tsx'

const shown = () => document.getElementById('app')?.textContent
const nothing = () => {}
const price = (amount: number) => ({
  amount,
  regularAmount: 200_000,
  discountRate: 100 - amount / 2000,
  isIncludeVat: true,
})

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
const api = { request: () => new Promise(nothing) } as unknown as QueryContext['api']
const within = (content: ReactNode) => (
  <QueryClientProvider client={client}>
    <QueryContextProvider value={{ api, path: '/', params: {}, search: {} } as unknown as QueryContext}>
      {content}
    </QueryContextProvider>
  </QueryClientProvider>
)

const found = (suggestion: string | null, count: number, mark: number) => ({
  suggestion,
  count,
  groups: [
    {
      kind: 'product' as const,
      count,
      rows: [
        {
          id: 1,
          title: '스킨부스터 리프팅',
          titleMarks: [[mark, mark + 2]] as [number, number][],
          excerpt: '',
          excerptMarks: [],
          label: '',
          path: '/products/1',
          image: null,
          price: null,
        },
      ],
    },
  ],
  validUntil: null,
})
const results = (keyword: string, answer?: ReturnType<typeof found>) => {
  const query = searchQuery(api, { keyword })
  if (answer) client.setQueryData(query.queryKey, answer)
  return within(<Results query={query} keyword={keyword} emptyText="다른 말로 찾아보세요." />)
}

const tools = (search: Record<string, string>, count?: number) =>
  within(
    <Tools
      data={{ badges: ['인기'], showSort: false } as unknown as ComponentProps<typeof Tools>['data']}
      filter={readFilter(search)}
      to={() => '/products'}
      count={count}
      hasPrices
    />,
  )

const calendar = (month: string, doctors: { id: number; name: string; hours: string }[]) => (
  <CalendarTable
    month={month}
    today={null}
    isOfOne={false}
    days={daysOf(month).map((day) => ({ day, doctors, note: null, isClosed: false, isHoliday: false }))}
  />
)

const reservation = (day: string, time: string, status: 'CONFIRMED' | 'CANCELLED', doctor: string) =>
  ({
    id: 1,
    day,
    time,
    status,
    items: [],
    employee: { name: doctor, title: '원장' },
  }) as unknown as ComponentProps<typeof Row>['reservation']
const first = reservation('2026-12-03', '14:00', 'CONFIRMED', '김하나')
const moved = reservation('2026-12-04', '15:30', 'CANCELLED', '이두리')

const times = (day: string, time: string, reason?: string) =>
  ({
    day,
    rows: [{ time, reservedAt: `${day}T${time}:00+09:00`, isAvailable: true, reason: null }],
    lunch: { start: '13:00', end: time === '10:00' ? '14:00' : '13:30' },
    reason: reason ? { code: 'full', message: reason } : null,
    nextAvailable: { day, time, reservedAt: `${day}T${time}:00+09:00` },
  }) as unknown as ComponentProps<typeof TimeList>['times']
const timeList = (given: ReturnType<typeof times>) => (
  <TimeList times={given} pending={null} selected={null} onChoose={nothing} onGo={nothing} onWait={nothing} />
)

const monthOf = (month: string, days?: [string, boolean][]) => (
  <MonthCalendar
    month={month}
    days={
      days &&
      ({
        lastDay: '2027-02-01',
        rows: days.map(([day, isAvailable]) => ({
          day,
          isAvailable,
          reason: isAvailable ? null : { code: 'full', message: '예약이 모두 찼습니다.' },
        })),
      } as unknown as ComponentProps<typeof MonthCalendar>['days'])
    }
    isStale={false}
    firstDay="2026-12-01"
    selected={null}
    onSelect={nothing}
    onMonth={nothing}
  />
)

const period = { startsAt: '2026-11-01', endsAt: '2026-12-31' }
const inWidget = { booking: emptyBooking } as unknown as WidgetContextValue
const foot = (label: string) => (
  <WidgetContext value={inWidget}>
    <Foot label={label} onNext={nothing} />
  </WidgetContext>
)
const refusal = (type: string, message: string) => <Refusal error={{ type, message }} onAgain={nothing} />

/** What is drawn for each of some values. */
const states = <Value,>(values: Value[], state: (value: Value) => ReactNode): ReactNode[] => values.map(state)

test.each<[string, ReactNode[]]>([
  ['a text', states([1, 2], (count) => <FreshText>{`${count}건`}</FreshText>)],
  ['a price', states([90_000, 80_000], (amount) => <ProductPrice price={price(amount)} />)],
  ['a count', states([1, 2], (count) => <CartCount count={count} />)],
  ['a quantity', states([1, 2], (value) => <QuantityStepper label="1회" value={value} onChange={nothing} />)],
  ['a button', states(['다음', '1개 선택, 다음'], foot)],
  ['a button that sends', states([false, true], (is) => <SubmitButton isBusy={is}>예약 찾기</SubmitButton>)],
  [
    'a countdown',
    states([null, new Date('2026-11-27T03:00:00Z'), new Date('2026-12-30T03:00:00Z')], (now) => (
      <p>
        <CountdownLabel period={period} now={now} />
      </p>
    )),
  ],
  [
    'an error of a field',
    states(['이름을 적어 주세요.', '두 글자 이상 적어 주세요.'], (fault) => <Fault id="a" fault={fault} />),
  ],
  ['the number of errors', states([[], ['가'], ['가', '나']], (faults) => <FormSummary faults={faults} />)],
  [
    'an error with a way on',
    states(
      [
        null,
        refusal('certification-used', '다시 인증해 주세요.'),
        refusal('offline', '연결이 끊겼습니다.'),
        refusal('social-taken', '이미 연결되었습니다.'),
      ],
      (message) => <FormSummary message={message} />,
    ),
  ],
  [
    'words of a box to tick',
    states([1, 2], (count) => (
      <TickBox checked onChange={nothing}>
        <FreshText>{`전체 선택 (${count}/2)`}</FreshText>
      </TickBox>
    )),
  ],
  [
    'questions',
    states(['주차가 되나요?', '예약은 어떻게 하나요?'], (title) => (
      <Accordion name="a" items={[{ title, content: `${title} 답` }]} />
    )),
  ],
  [
    'offers of the search',
    states([found(null, 1, 0), found('보톡스', 1, 0)], (answer) => <SearchSuggestions found={answer} />),
  ],
  [
    'results of the search',
    [
      results('스킨', found(null, 1, 0)),
      results('리프팅'),
      results('부스', found(null, 2, 2)),
      results('부스타', found('부스터', 3, 3)),
    ],
  ],
  [
    'the list of treatments',
    [tools({}), tools({ keyword: '보톡스' }, 3), tools({ keyword: '리프팅', badge: '인기' }, 4)],
  ],
  [
    'a calendar of doctors',
    [
      calendar('2026-12', [{ id: 1, name: '김하나', hours: '10–19' }]),
      calendar('2026-12', [
        { id: 1, name: '김하나', hours: '10–13' },
        { id: 2, name: '이두리', hours: '14–19' },
      ]),
      calendar('2027-01', []),
    ],
  ],
  ['a booking', states([first, moved], (one) => <Row reservation={one}>스킨부스터</Row>)],
  ['a booking to open', states([first, moved], (one) => <Entries rows={[one as never]} onOpen={nothing} />)],
  ['an option’s price', states([90_000, 80_000], (amount) => <OptionPrice price={price(amount) as never} />)],
  [
    'the nearest time',
    states([times('2026-12-03', '10:00'), times('2026-12-04', '14:30')], (given) => (
      <NextFree times={given} after={null} onChoose={nothing} />
    )),
  ],
  [
    'times of a day',
    states(
      [
        times('2026-12-03', '10:00'),
        times('2026-12-03', '14:30'),
        times('2026-12-04', '10:00', '예약이 모두 찼습니다.'),
        times('2026-12-05', '15:00', '쉬는 날입니다.'),
      ],
      timeList,
    ),
  ],
  [
    'days to book',
    [
      monthOf('2026-12'),
      monthOf('2026-12', [['2026-12-03', true]]),
      monthOf('2026-12', [['2026-12-03', false]]),
      monthOf('2027-01', [['2027-01-03', true]]),
    ],
  ],
])('reads as if drawn anew after each change, on a translated page: %s', async (_, all) => {
  const fresh: (string | null | undefined)[] = []
  for (const state of all) {
    await draw(state)
    fresh.push(shown())
  }
  expect(new Set(fresh).size).toBe(all.length)
  const show = await draw(all[0])
  const walk = [...all.keys(), ...[...all.keys()].reverse(), ...all.keys()]
  for (const index of walk) {
    translate()
    await show(all[index])
    expect(shown()).toBe(fresh[index])
  }
})
