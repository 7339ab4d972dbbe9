import { allRoles, publishingRoles } from '#api/call.ts'
import { employeeOptions, employees } from './table.ts'
import { isVisible } from '#backend/editing/resources/common-fields.ts'
import { keepReservations } from '#backend/booking/reservations/keep-reservations.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { employeeHours } from '#backend/booking/schedules/table.ts'
import { weeklyHours } from '#schema/employees.ts'
import { image, line, paragraph, personName } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineResource({
  name: 'employees',
  title: '의료진',
  description: '의료진 소개에 보이고 예약에서 고를 수 있는 사람.',
  place: 70,
  schema: z.object({
    name: personName(40).min(1, '이름을 적어 주세요.').meta({ title: '이름' }),
    isVisible,
    title: line(40).default('').meta({ title: '직함', hint: '예: 대표원장' }),
    specialty: line(120).default('').meta({ title: '전문 분야', hint: '예: 피부과 전문의 · 색소, 홍조' }),
    image: image.nullable().default(null).meta({ title: '사진', ratio: '3:4' }),
    introduction: paragraph(4000).default('').meta({ title: '인사말' }),
    careers: z
      .array(line(300).trim().min(1).meta({ title: '약력' }))
      .max(60)
      .default([])
      .meta({ title: '약력' }),
    productOptionIds: z.array(z.number().int()).max(1000).default([]).meta({
      title: '맡는 시술 옵션',
      references: 'product-options',
      hint: '여기서 고른 옵션은 그 옵션을 고른 의료진만 예약을 받습니다. 누구도 고르지 않은 옵션은 모두가 맡습니다.',
    }),
    hours: z.array(weeklyHours).max(100).default([]).meta({
      title: '주간 진료 시간',
      control: 'table',
      hint: '비우면 병원의 진료 시간에 진료합니다. 병원이 닫는 시간에는 적혀 있어도 진료하지 않습니다.',
    }),
  }),
  guard: keepReservations,
  parts: {
    productOptionIds: { kind: 'links', table: employeeOptions, own: 'employeeId', other: 'optionId' },
    hours: {
      kind: 'items',
      table: employeeHours,
      own: 'employeeId',
      position: 'position',
      isNumbered: false,
    },
  },
  table: employees,
  titleField: 'name',
  list: {
    columns: [
      { name: 'image', title: '사진', kind: 'image' },
      { name: 'name', title: '이름', kind: 'text', isSortable: true },
      { name: 'title', title: '직함', kind: 'text' },
      { name: 'specialty', title: '전문 분야', kind: 'text' },
    ],
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: publishingRoles, remove: publishingRoles },
  page: '/introduce/staff',
  sample: {
    name: '한서윤',
    title: '대표원장',
    specialty: '피부과 전문의',
    careers: ['대한피부과학회 정회원'],
    hours: [{ weekday: 1, startTime: '10:00', endTime: '19:00' }],
  },
})
