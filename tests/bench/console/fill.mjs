/** What a large clinic has: a page of 200 sections, 10,000 notices and 5,000 pictures. */
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

export const counts = { sections: 200, notices: 10_000, pictures: 5_000 }
export const pageKey = 'bench-long'

const partner = 1
const size = { width: 480, height: 360 }
const things = ['상담실', '접수대', '장비', '의료진', '복도', '시술실', '외관', '대기실']

/** A picture like no other. */
async function draw(number) {
  const background = { r: number % 256, g: (number >> 8) * 12, b: (number * 37) % 256 }
  const picture = sharp({ create: { ...size, channels: 3, background } })
  const bytes = await picture.webp({ quality: 60, effort: 0 }).toBuffer()
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }
}

async function addPictures(database, folder) {
  await mkdir(folder, { recursive: true })
  const pictures = []
  for (let number = 0; number < counts.pictures; number++) {
    const { bytes, hash } = await draw(number)
    await writeFile(join(folder, `${hash}-${size.width}x${size.height}.webp`), bytes)
    const path = `/_files/${partner}/${hash}-${size.width}x${size.height}.webp`
    pictures.push({ path, alt: `${things[number % things.length]} ${number}`, bytes: bytes.length })
  }
  await database.query(
    `insert into files (partner_id, path, alt, width, height, mime, bytes, tags)
     select $1, path, alt, $2, $3, 'image/webp', bytes, '{}'
     from json_to_recordset($4) as row(path text, alt text, bytes integer) on conflict do nothing`,
    [partner, size.width, size.height, JSON.stringify(pictures)],
  )
}

const addNotices = (database) =>
  database.query(
    `insert into notices (partner_id, title, category, body, is_pinned, published_at)
     select $1, '진료 안내 ' || number, (array['휴진', '진료', '비용'])[number % 3 + 1],
       '[{"type": "paragraph", "text": "진료 시간이 바뀝니다."}]', false, now() - number * interval '1 hour'
     from generate_series(1, $2::integer) number`,
    [partner, counts.notices],
  )

/** Fills the embedded database of the demo, which no server may have open. */
export async function fillDatabase(dataDir) {
  const database = await PGlite.create({
    dataDir: join(dataDir, 'database'),
    extensions: { btree_gist, pg_trgm },
  })
  await addNotices(database)
  await addPictures(database, join(dataDir, 'files', String(partner)))
  await database.exec('analyze; checkpoint')
  await database.close()
}

/** Makes the page of the sections of the home page, over and over, by a browser that is signed in. */
export async function addPage(page) {
  await page.evaluate(
    async ({ key, count }) => {
      const ask = async (path, options) => {
        const answer = await fetch(`/_api/admin/pages${path}`, options)
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
        return answer.json()
      }
      const { rows } = await ask('')
      const { draft } = rows.find((row) => row.key === 'home')
      const blocks = Array.from({ length: count }, (_, index) => ({
        ...draft.blocks[index % draft.blocks.length],
        id: `bench-${index}`,
      }))
      const body = { ...draft, title: '긴 페이지', pattern: '/bench-long', blocks }
      await ask(`/${key}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': '"new"' },
        body: JSON.stringify(body),
      })
    },
    { key: pageKey, count: counts.sections },
  )
}
