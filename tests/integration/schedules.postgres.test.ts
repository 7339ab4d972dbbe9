import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { waiting } from '#tests/support/locks.ts'
import { addDoctor, inDays, openClinic } from '#tests/support/reservations.ts'
import type { WorkingPlan } from '#schema/employees.ts'

/* Two who save a doctor's plan at once, on a real PostgreSQL: PGlite has one connection and cannot show a race. */

let app: Awaited<ReturnType<typeof startBackend>>
let api: ReturnType<typeof app.client>
let employeeId: number
beforeAll(async () => {
  app = await startBackend()
  await openClinic(app.database, 1)
  employeeId = await addDoctor(app.database, 1)
  api = app.client(hosts.a, await app.signIn())
})
afterAll(() => app.close())

const weekly = (startTime: string) => ({
  weekday: 1,
  startTime,
  endTime: '18:00',
  breakStart: null,
  breakEnd: null,
  validFrom: '2000-01-01',
  validUntil: null,
})
const hoursOnly = (startTime: string): WorkingPlan => ({ weekly: [weekly(startTime)], exceptions: [] })
const withExceptions = (startTime: string): WorkingPlan => ({
  weekly: [weekly(startTime)],
  exceptions: [{ day: inDays(5), hours: null, reason: startTime }],
})
const save = (body: WorkingPlan) =>
  api.request('PUT /admin/employees/{employeeId}/working-plan', { params: { employeeId }, body })

test.each([
  ['hours', hoursOnly],
  ['hours and exceptions', withExceptions],
])('of two plans with %s that are saved at once one is left', async (_, plan) => {
  await save(plan('09:00'))
  const plans = [plan('10:00'), plan('11:00')]
  const saves: ReturnType<typeof save>[] = []
  // Both get as far as the first lock that they take, and go on together.
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`select from employees for update`)
    await tx.execute(sql`select from employee_hours for update`)
    for (const each of plans) saves.push(save(each))
    await waiting(app.database, 2, Promise.all(saves))
  })
  expect(await Promise.all(saves)).toEqual(plans)
  const params = { employeeId }
  expect(plans).toContainEqual(
    await api.request('GET /admin/employees/{employeeId}/working-plan', { params }),
  )
})
