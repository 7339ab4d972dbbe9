import { allRoles, publishingRoles } from '#api/call.ts'
import { keepReservations } from '#backend/booking/reservations/keep-reservations.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { specialDays as table } from '#backend/booking/schedules/table.ts'
import { specialDays } from '#schema/employees.ts'
import { sql } from 'drizzle-orm'

const today = sql`(now() at time zone 'Asia/Seoul')::date`
const hours = sql`case when ${table.startTime} is null then '휴진'
  else to_char(${table.startTime}, 'HH24:MI') || ' – ' || to_char(${table.endTime}, 'HH24:MI') end`
/** The doctor; a subquery names its columns whole, as the list's own are not. */
const employee = sql`coalesce((
  select e.name from employees e
  where e.partner_id = special_days.partner_id and e.id = special_days.employee_id), '병원 전체')`

export default defineResource({
  name: 'special-days',
  title: '휴진일',
  description: '휴진과 단축 진료. 진료 일정과 예약 달력에 이유와 함께 바로 보입니다.',
  menu: 'settings',
  place: 30,
  schema: specialDays,
  guard: keepReservations,
  table,
  titleField: 'reason',
  list: {
    columns: [
      { name: 'startsOn', title: '첫날', kind: 'day', isSortable: true },
      { name: 'endsOn', title: '마지막 날', kind: 'day', isSortable: true },
      { name: 'reason', title: '이유', kind: 'text' },
      { name: 'employee', title: '누가', kind: 'text', value: employee },
      { name: 'hours', title: '진료', kind: 'text', value: hours },
    ],
    filters: {
      when: {
        title: '때',
        of: { labels: { ahead: '앞으로', past: '지난 것' } },
        where: (value) => (value === 'past' ? sql`ends_on < ${today}` : sql`ends_on >= ${today}`),
      },
      employeeId: {
        title: '의료진',
        of: { references: 'employees' },
        where: (value) => sql`employee_id::text = ${value}`,
      },
    },
    defaultSort: '-startsOn',
  },
  access: { read: allRoles, write: publishingRoles, remove: publishingRoles },
  page: '/introduce/schedule',
  sample: { reason: '여름휴가', startsOn: '2027-08-02', endsOn: '2027-08-04' },
})
