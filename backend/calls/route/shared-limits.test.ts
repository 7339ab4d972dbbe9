import { expect, test } from 'vitest'
import { createSharedLimits, mostInMinute } from './shared-limits.ts'

const client = (key: string, isOwn = false) => ({ key, isOwn, isHttps: true, host: 'gaon.test' })
const refusal = { problem: { status: 429, code: 'too-many-requests' } }

test('an address reads so often in a minute at a clinic; others, other clinics and our own pages read on', async () => {
  const { countRead } = createSharedLimits()
  for (let count = 0; count < mostInMinute.readsOfAddress; count += 1) await countRead(1, client('a'))
  await expect(countRead(1, client('a'))).rejects.toMatchObject(refusal)
  await countRead(1, client('b'))
  await countRead(2, client('a'))
  await countRead(1, client('a', true))
})
