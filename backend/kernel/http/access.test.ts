import { expect, test } from 'vitest'
import type { Access } from '#api/call.ts'
import { allRoles } from '#api/call.ts'
import type { Role } from '#schema/accounts.ts'
import type { ApiScope } from '#schema/plain/api-scopes.ts'
import { requireAccess } from './access.ts'
import { signInFirst } from './problem.ts'

type Asker = { role?: Role; key?: { scopes: ApiScope[] }; kind?: 'member' | 'guest' }

const ask = (
  call: { access: Access; roles?: readonly Role[]; scope?: ApiScope },
  { role, key, kind }: Asker,
) =>
  requireAccess(call, {
    account: async () => {
      if (!role) throw signInFirst()
      return { role, ...(key && { key }) }
    },
    customer: async () => {
      if (!kind) throw signInFirst()
      return { kind }
    },
  }).then(
    () => 'admitted',
    ({ problem }) => problem.code,
  )

const nobody = {}
const guest = { kind: 'guest' } as const
const member = { kind: 'member' } as const
const owner = { role: 'owner' } as const

test.each([
  ['public', nobody, 'admitted'],
  ['customer', nobody, 'signed-out'],
  ['customer', owner, 'signed-out'],
  ['customer', guest, 'admitted'],
  ['customer', member, 'admitted'],
  ['member', nobody, 'signed-out'],
  ['member', owner, 'signed-out'],
  ['member', guest, 'members-only'],
  ['member', member, 'admitted'],
  ['admin', nobody, 'signed-out'],
  ['admin', member, 'signed-out'],
  ['admin', owner, 'admitted'],
] as const)('a call for %s, asked by %o: %s', async (access, asker, answer) => {
  expect(await ask({ access }, asker)).toBe(answer)
})

test('a call of the console is for those who write the site, unless it names roles', async () => {
  const admitted = async (roles?: readonly Role[]) => {
    const answers = await Promise.all(
      allRoles.map(async (role) => [role, await ask({ access: 'admin', ...(roles && { roles }) }, { role })]),
    )
    return answers.filter(([, answer]) => answer === 'admitted').map(([role]) => role)
  }
  expect(await admitted()).toEqual(['owner', 'manager', 'editor'])
  expect(await admitted(['owner', 'desk'])).toEqual(['owner', 'desk'])
  expect(await admitted(allRoles)).toEqual([...allRoles])
  expect(await ask({ access: 'admin' }, { role: 'desk' })).toBe('role')
})

test('a key makes the calls of its scopes and no other, whatever the role', async () => {
  const key = { role: 'manager', key: { scopes: ['contents:read'] } } satisfies Asker
  const answers = [
    { access: 'admin', roles: ['owner'], scope: 'contents:read' },
    { access: 'admin', scope: 'contents:write' },
    { access: 'admin' },
  ] as const
  expect(await Promise.all(answers.map((call) => ask(call, key)))).toEqual(['admitted', 'scope', 'scope'])
})

test('a public call looks nobody up, and each other only whom it is for', async () => {
  const looked: string[] = []
  const asker = {
    account: async () => ({ role: (looked.push('account'), 'owner' as const) }),
    customer: async () => ({ kind: (looked.push('customer'), 'member' as const) }),
  }
  for (const access of ['public', 'admin', 'customer', 'member'] as const) {
    await requireAccess({ access }, asker)
    looked.push(access)
  }
  expect(looked).toEqual(['public', 'account', 'admin', 'customer', 'customer', 'customer', 'member'])
})
