import { callQuery } from '#api/call-query.ts'
import { addDays, dayText } from '#schema/plain/days.ts'
import type { Statistics } from '#schema/visits.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { nothing } from './styles.ts'
import { DayChart } from './statistics/day-chart.tsx'
import { FiguresTable } from './statistics/figures-table.tsx'
import { Shares } from './statistics/shares.tsx'
import { area, charts, choice, choices, lists, total, totals } from './statistics/styles.ts'
import { comparison, deviceNames, figureOf, percentOf, sourceNames } from './statistics/words.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

const periods = [7, 30, 90]

/** Visits and bookings of the last days, as charts, lists and a table of the same figures. */
export default function StatisticsPanel() {
  const { api } = useAdmin()
  const [length, setLength] = useState(30)
  const to = useToday()
  const found = useQuery({
    ...callQuery(api, 'GET /admin/statistics', { query: { from: addDays(to, 1 - length), to } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return (
    <section className={area()} aria-labelledby="statistics">
      <header>
        <h2 id="statistics">방문과 예약</h2>
        <div className={choices()} role="group" aria-label="기간">
          {periods.map((days) => (
            <button
              key={days}
              type="button"
              className={choice()}
              aria-pressed={days === length}
              onClick={() => setLength(days)}
            >
              {days}일
            </button>
          ))}
        </div>
      </header>
      {found.data ? (
        <Shown data={found.data} />
      ) : (
        <QueryNote query={found} label="방문과 예약을 불러오는 중" />
      )}
    </section>
  )
}

function Shown({ data }: { data: Statistics }) {
  const { days, before, since } = data
  const sum = (of: (day: Statistics['days'][number]) => number) => days.reduce((all, one) => all + of(one), 0)
  const [visits, bookings] = [sum((day) => day.visits), sum((day) => day.bookings)]
  if (since === null && bookings === 0 && before.bookings === 0) {
    return (
      <p className={nothing()}>
        아직 센 방문이 없습니다. 사이트를 공개하고 누군가 다녀가면 여기에 쌓입니다. 쿠키도 IP 주소도 남기지
        않고 횟수만 셉니다.
      </p>
    )
  }
  return (
    <>
      <Totals data={data} visits={visits} bookings={bookings} />
      <div className={charts()}>
        <DayChart title="방문" unit="번" days={days.map(({ day, visits }) => ({ day, value: visits }))} />
        <DayChart
          title="예약 신청"
          unit="건"
          quietTitle="취소·거절·노쇼"
          days={days.map(({ day, bookings, cancelled }) => ({ day, value: bookings, quiet: cancelled }))}
        />
      </div>
      <FiguresTable days={days} />
      <div className={lists()}>
        {data.products.length > 0 && (
          <Shares
            title="많이 본 시술"
            unit="번"
            rows={data.products.map(({ id, name, views, bookings }) => ({
              key: id,
              title: name,
              value: views,
              ...(bookings > 0 && { note: `예약 ${figureOf(bookings)}건` }),
              link: `/content/products/${id}`,
            }))}
          />
        )}
        <Shares
          title="유입 경로"
          unit="번"
          rows={data.sources.map(({ source, visits }) => ({
            key: source,
            title: sourceNames[source],
            value: visits,
            note: percentOf(
              visits,
              sum((day) => day.visits),
            ),
          }))}
        />
      </div>
      <p className={nothing()}>
        {since !== null && since > data.from && `${dayText(since)}부터 세었습니다. `}방문은 다른 곳에서
        사이트로 들어온 횟수입니다. 쿠키와 IP 주소 없이 세므로 같은 분이 두 번 오면 두 번입니다.
      </p>
    </>
  )
}

type TotalsProps = { data: Statistics; visits: number; bookings: number }

/** The period in four figures, beside the one before it. */
function Totals({ data, visits, bookings }: TotalsProps) {
  const { days, before, since } = data
  // The earlier period counts for a comparison only where all of its days were counted.
  const wasCounted = since !== null && since <= addDays(data.from, -days.length)
  const facts = [
    {
      name: '방문',
      value: figureOf(visits),
      note: wasCounted ? comparison(visits, before.visits, days.length) : null,
    },
    {
      name: '예약 신청',
      value: figureOf(bookings),
      note: comparison(bookings, before.bookings, days.length),
    },
    { name: '예약 전환율', value: visits === 0 ? '–' : `${((bookings / visits) * 100).toFixed(1)}%` },
    {
      name: '휴대전화로 온 방문',
      value: percentOf(data.devices.find(({ device }) => device === 'PHONE')?.visits ?? 0, visits),
      note: `${deviceNames.PC} ${figureOf(data.devices.find(({ device }) => device === 'PC')?.visits ?? 0)}번`,
    },
  ]
  return (
    <dl className={totals()}>
      {facts.map(({ name, value, note }) => (
        <div key={name} className={total()}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
