import { readEnvironment } from '#backend/environment.ts'
import { expect, test, vi } from 'vitest'
import { announce } from './announce.ts'

function told(variables: Record<string, string>, partners: string[] = []): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const seeded = { partners, email: 'owner@example.com', generatedPassword: undefined }
  announce({ url: 'http://localhost:3000', seeded } as never, readEnvironment(variables))
  const text = write.mock.calls.join('')
  write.mockRestore()
  return text
}

test.each([undefined, '', 'production', 'staging', 'Production', 'development'])(
  'with NODE_ENV %j no shortcut is on, and the start says so',
  (mode) => {
    expect(told(mode === undefined ? {} : { NODE_ENV: mode })).toContain('Shortcuts none\n')
  },
)

test('a shortcut that a setting asks for is named', () => {
  for (const name of ['demo', 'development'])
    expect(told({ CERTIFICATION: name })).toMatch(
      new RegExp(`Shortcuts CERTIFICATION=${name}: anyone is certified`),
    )
})

test('webhooks to this machine are a shortcut, told beside others', () => {
  expect(told({ WEBHOOK_TARGETS: 'local', CERTIFICATION: 'demo' })).toMatch(
    /Shortcuts CERTIFICATION=demo: .*; WEBHOOK_TARGETS=local: webhooks may lead to this machine/,
  )
})

test('a password that is not used is told, and no password is', () => {
  const ADMIN_PASSWORD = '쓰이지 않는 비밀번호'
  expect(told({ ADMIN_PASSWORD })).toContain('ADMIN_PASSWORD is not used')
  const first = told({ ADMIN_PASSWORD }, ['raon'])
  expect(first).not.toContain('is not used')
  expect(first).not.toContain(ADMIN_PASSWORD)
})
