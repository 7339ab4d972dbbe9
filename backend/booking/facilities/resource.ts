import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { outer } from '#backend/editing/resources/outer.ts'
import { line } from '#schema/primitives.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilities } from './table.ts'

const kinds = { ROOM: '시술실', DEVICE: '장비' }

export default defineResource({
  name: 'facilities',
  title: '시술실·장비',
  description: '시술에 쓰는 방과 장비. 비어 있을 때만 그 시술의 예약을 받습니다.',
  place: 75,
  schema: z.object({
    name: line(40).trim().min(1, '이름을 적어 주세요. 예: 피코 레이저').meta({ title: '이름' }),
    kind: z.enum(['ROOM', 'DEVICE']).default('DEVICE').meta({ title: '종류', labels: kinds }),
    capacity: z.number().int().min(1).max(100).default(1).meta({
      title: '동시에 쓸 수 있는 수',
      hint: '같은 시간에 몇 분까지 쓸 수 있는지 적습니다. 줄여도 이미 받은 예약은 그대로 남습니다.',
    }),
    isActive: z.boolean().default(true).meta({
      title: '사용',
      hint: '수리나 공사로 쓸 수 없으면 꺼 주세요. 이것이 필요한 시술은 예약을 받지 않습니다.',
    }),
  }),
  table: facilities,
  titleField: 'name',
  list: {
    columns: [
      { name: 'name', title: '이름', kind: 'text', isSortable: true },
      {
        name: 'kind',
        title: '종류',
        kind: 'text',
        value: sql`case ${outer(facilities.kind)} when 'ROOM' then ${kinds.ROOM}::text else ${kinds.DEVICE}::text end`,
      },
      { name: 'capacity', title: '동시에', kind: 'number', isSortable: true },
      {
        name: 'optionCount',
        title: '쓰는 시술 옵션',
        kind: 'number',
        value: sql`(select count(*)::integer from option_facilities o
          where o.partner_id = ${outer(facilities.partnerId)} and o.facility_id = ${outer(facilities.id)})`,
      },
      { name: 'isActive', title: '사용', kind: 'flag' },
    ],
    filters: {
      kind: { title: '종류', of: { labels: kinds }, where: (value) => sql`kind = ${value}` },
    },
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  sample: { name: '피코 레이저', kind: 'DEVICE', capacity: 1 },
})
