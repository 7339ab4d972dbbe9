import { expect, test } from 'vitest'
import { createSharedLimits, mostInMinute } from './shared-limits.ts'

const client = (key: string, isOwn = false) => ({ key, isOwn, isHttps: true, host: 'gaon.test' })
const refusal = { problem: { status: 429, code: 'too-many-requests' } }

test('one address may read a clinic so often; other addresses, other clinics and our own pages go on', async () => {
  const { countRead } = createSharedLimits()
  for (let count = 0; count < mostInMinute.readsOfAddress; count += 1) await countRead(1, client('a'))
  await expect(countRead(1, client('a'))).rejects.toMatchObject(refusal)
  await countRead(1, client('b'))
  await countRead(2, client('a'))
  await countRead(1, client('a', true))
})
