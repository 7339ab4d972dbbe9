import { expect, test } from 'vitest'
import { apiKeyDays, apiScopes, newApiKey } from './api-keys.ts'

test('a key has a name, some of the scopes, each once, and an end unless it is to have none', () => {
  const given = { name: ' 예약 연동 ', scopes: apiScopes.slice(0, 2) }
  expect(newApiKey.parse(given)).toEqual({ ...given, name: '예약 연동', days: 365 })
  for (const days of [...apiKeyDays, null]) expect(newApiKey.parse({ ...given, days }).days).toBe(days)
  const [scope] = apiScopes
  for (const wrong of [
    { days: 31 },
    { scopes: [] },
    { scopes: [scope, scope] },
    { scopes: ['all'] },
    { name: ' ' },
  ])
    expect(newApiKey.safeParse({ ...given, ...wrong }).success).toBe(false)
})
