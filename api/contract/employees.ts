import { listOf, paging, rowId } from '#schema/call-parts.ts'
import { employee, partnerEmployeeType } from '#schema/employees.ts'
import { call } from '../call.ts'
import { z } from 'zod'

export const employeesContract = {
  'GET /partner-employees': call({
    summary: '의료진',
    description:
      '의사만 나옵니다. productId를 주면 그 시술의 선택지를 하나라도 맡은 의사만 나옵니다. 맡은 의사를 정하지 않은 선택지는 모두가 합니다.',
    access: 'public',
    tag: 'schedule',
    query: z.object({ partnerEmployeeType, productId: rowId.optional(), ...paging }),
    response: listOf(employee),
  }),
}
