import type { Statistics } from '#schema/visits.ts'
import { dayText } from '#schema/plain/days.ts'
import { table, tableBox } from './styles.ts'
import { figureOf } from './words.ts'

/** The figures of the charts as text, the newest day first. */
export function FiguresTable({ days }: Pick<Statistics, 'days'>) {
  return (
    <details className={tableBox()}>
      <summary>날마다의 수를 표로 보기</summary>
      <div tabIndex={0} role="region" aria-label="날마다의 방문과 예약">
        <table className={table()}>
          <thead>
            <tr>
              <th scope="col">날</th>
              <th scope="col">방문</th>
              <th scope="col">본 페이지</th>
              <th scope="col">예약 신청</th>
              <th scope="col">취소·거절·노쇼</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, visits, views, bookings, cancelled }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                {[visits, views, bookings, cancelled].map((value, index) => (
                  <td key={index}>{figureOf(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
