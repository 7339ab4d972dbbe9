import type { Database } from '#backend/kernel/database/database.ts'
import { expect, test } from 'vitest'
import type { Stored } from './contents.ts'
import { createPages } from './pages.ts'

test('a site whose room is taken while it is read is answered all the same', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  // A third of what is kept.
  const large: Stored[] = [{ kind: 'page', key: 'home', hash: 'h', value: {}, size: 20 * 1024 * 1024 }]
  const database: Pick<Database, 'onPublished'> & { withPartner(partnerId: number): Promise<Stored[]> } = {
    onPublished: () => () => {},
    async withPartner(partnerId) {
      if (partnerId === 1) await held
      return large
    },
  }
  const pages = createPages(database as unknown as Database)
  const first = pages.published({ partnerId: 1, revision: 1 })
  for (let partnerId = 2; partnerId < 8; partnerId += 1) await pages.published({ partnerId, revision: 1 })
  answer()
  await expect(first).resolves.toHaveProperty('size')
})
