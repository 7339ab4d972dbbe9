import { listOf, paging, rowId } from '#schema/call-parts.ts'
import { employee, employeeOptions, partnerEmployeeType } from '#schema/employees.ts'
import { allRoles, call, publishingRoles, signedOut } from '../call.ts'
import { z } from 'zod'

const unknownEmployee = { 404: '그런 의료진이 없을 때' } as const

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
  'GET /admin/employees/{employeeId}/options': call({
    summary: '의료진이 하는 시술 옵션',
    access: 'admin',
    roles: allRoles,
    tag: 'console-schedule',
    params: z.object({ employeeId: rowId }),
    response: employeeOptions,
    problems: { ...signedOut, ...unknownEmployee },
  }),
  'PUT /admin/employees/{employeeId}/options': call({
    summary: '의료진이 하는 시술 옵션을 통째로 바꾸기',
    description:
      '한 옵션을 하는 의료진이 하나라도 정해져 있으면 그 의료진만 그 옵션의 예약을 받습니다. 아무도 정하지 않은 옵션은 모두가 합니다.',
    access: 'admin',
    roles: publishingRoles,
    tag: 'console-schedule',
    params: z.object({ employeeId: rowId }),
    body: employeeOptions,
    response: employeeOptions,
    problems: { ...signedOut, ...unknownEmployee, 422: '그런 옵션이 없을 때' },
  }),
}
