import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'
import { drawPicture } from '#tests/support/content.ts'
import { saveUpload } from './save-upload.ts'
import { tellVerified, verifyFiles } from './verify-files.ts'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => void (app = await startBackend()))
afterAll(() => app.close())

const upload = async (partnerId: number, seed: number) => {
  const bytes = await drawPicture(seed).png().toBuffer()
  const { src } = await saveUpload(app.database, app.files, partnerId, {
    bytes,
    alt: '꽃',
    isGated: seed % 2 === 1,
  })
  return src
}

test('the operator is told of each clinic which files are missing, empty, cut or changed', async () => {
  const before = await verifyFiles(app.database, app.files)
  expect(before.map(({ wrong }) => wrong)).toEqual([[], []])
  const gone = await upload(1, 1)
  const [emptied, cut, changed] = [await upload(2, 2), await upload(2, 3), await upload(2, 4)]
  await app.files.delete(gone)
  await app.damageFile(emptied, () => Buffer.alloc(0))
  await app.damageFile(cut, (bytes) => bytes.subarray(0, 20))
  await app.damageFile(changed, (bytes) => Buffer.from(bytes).fill(0, 30, 40))

  const [one, two] = await verifyFiles(app.database, app.files)
  expect([one?.listed, two?.listed]).toEqual([(before[0]?.listed ?? 0) + 1, (before[1]?.listed ?? 0) + 3])
  expect(one?.wrong).toEqual([{ path: gone, condition: 'missing' }])
  const wrong = { [emptied]: 'empty', [cut]: 'cut', [changed]: 'changed' }
  expect(Object.fromEntries(two?.wrong.map(({ path, condition }) => [path, condition]) ?? [])).toEqual(wrong)
  const lines = tellVerified([one, two].filter((clinic) => clinic !== undefined)).split('\n')
  expect(lines).toContain(`  missing ${gone}`)
  expect(lines).toContain(`  cut     ${cut}`)

  // Heals all of them.
  await upload(1, 1)
  for (const seed of [2, 3, 4]) await upload(2, seed)
  expect((await verifyFiles(app.database, app.files)).map((clinic) => clinic.wrong)).toEqual([[], []])
})
