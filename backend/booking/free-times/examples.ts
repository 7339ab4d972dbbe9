import type { schedulesContract } from '#api/contract/schedules.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const doctor = { id: 3, name: '한서윤', title: '대표원장', specialty: '피부과 전문의' }
const image = { src: '/_files/1/0123456789abcdef.webp', alt: '한서윤 원장', width: 900, height: 1200 }
const lunch = { code: 'lunch', message: '점심시간' }
const closed = { code: 'weekly-closed', message: '정기 휴진일' }
const next = { day: '2030-11-05', time: '10:00', reservedAt: '2030-11-05T01:00:00.000Z' }

const examples: Examples<keyof typeof schedulesContract> = {
  'GET /partner-shorten-works': {
    query: { from: '2030-12-01', to: '2030-12-31' },
    response: {
      rows: [
        {
          kind: 'PUBLIC_HOLIDAY',
          startsOn: '2030-12-25',
          endsOn: '2030-12-25',
          open: null,
          close: null,
          reason: '기독탄신일',
        },
        {
          kind: 'SHORTENED',
          startsOn: '2030-12-31',
          endsOn: '2030-12-31',
          open: '10:00',
          close: '13:00',
          reason: '연말 단축 진료',
        },
      ],
    },
  },
  'GET /partner-employee-schedules': {
    query: { from: '2030-11-03', to: '2030-11-04' },
    response: {
      rows: [
        {
          employee: doctor,
          days: [
            { day: '2030-11-03', hours: [], reason: closed },
            {
              day: '2030-11-04',
              hours: [
                { start: '10:00', end: '13:00' },
                { start: '14:00', end: '19:00' },
              ],
              reason: null,
            },
          ],
        },
      ],
      count: 1,
    },
  },
  'GET /partner-employee-schedules/employees': {
    query: { reservedAt: '2030-11-04T01:00:00.000Z', productOptionIds: '31' },
    response: { rows: [{ ...doctor, image, isAvailable: true, reason: null }], count: 1 },
  },
  'GET /partner-schedules/available-dates': {
    query: { from: '2030-11-03', to: '2030-11-04', employeeId: '3' },
    response: {
      rows: [
        { day: '2030-11-03', isAvailable: false, reason: closed },
        { day: '2030-11-04', isAvailable: true, reason: null },
      ],
      lastDay: '2031-01-30',
      nextAvailable: { day: '2030-11-04', time: '10:00', reservedAt: '2030-11-04T01:00:00.000Z' },
    },
  },
  'GET /partner-schedules/time': {
    query: { day: '2030-11-04', productOptionIds: '31,32' },
    response: {
      day: '2030-11-04',
      durationMinutes: 80,
      reason: { code: 'full', message: '예약이 모두 찼습니다.' },
      rows: [{ time: '13:00', reservedAt: '2030-11-04T04:00:00.000Z', isAvailable: false, reason: lunch }],
      lunch: { start: '13:00', end: '14:00' },
      nextAvailable: next,
    },
  },
  'GET /partner-schedules/times': {
    query: { from: '2030-11-03', to: '2030-11-04', items: '31:2,32' },
    response: {
      durationMinutes: 120,
      lastDay: '2031-01-30',
      employees: [{ ...doctor, image }],
      rows: [
        { day: '2030-11-03', reason: closed, times: [], nextAvailable: next },
        {
          day: '2030-11-04',
          reason: null,
          times: [
            {
              time: '10:00',
              reservedAt: '2030-11-04T01:00:00.000Z',
              isAvailable: true,
              reason: null,
              employeeIds: [3],
            },
            {
              time: '13:00',
              reservedAt: '2030-11-04T04:00:00.000Z',
              isAvailable: false,
              reason: lunch,
              employeeIds: [],
            },
          ],
          nextAvailable: null,
        },
      ],
    },
  },
}

export default examples
