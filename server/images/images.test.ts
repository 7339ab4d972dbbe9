import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { madeFiles } from '#tests/support/made-files.ts'
import { imageAddress, imageWidths } from '#ui/image-address.ts'
import { openDiskCache } from '../cache/disk-cache.ts'
import { encodeImage, type ImageTask } from './encode-image.ts'
import { createImages, type ImageOptions, type StoredFile } from './images.ts'

const browser = 'image/avif,image/webp,image/png,*/*;q=0.8'

/** A picture with something in it, so that encoders have work to do. */
const draw = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 140, sigma: 40 },
    },
  })
    .blur(2)
    .jpeg()
    .toBuffer()

/** A PNG that says it is 60,000 × 60,000 and holds nothing. */
async function drawBomb() {
  const bomb = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  return bomb
}

const stored: Record<string, StoredFile> = {}
beforeAll(async () => {
  const jpeg = (bytes: Uint8Array) => ({ bytes, mime: 'image/jpeg' })
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  )
  stored['/_files/1/wide.jpg'] = jpeg(await draw(2000, 1000))
  stored['/_files/1/small.jpg'] = jpeg(await draw(100, 50))
  stored['/_files/1/turned.jpg'] = jpeg(
    await sharp(await draw(600, 300))
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  )
  stored['/_files/1/long.jpg'] = jpeg(await draw(300, 6001))
  stored['/_files/1/drawing.svg'] = { bytes: svg, mime: 'image/svg+xml' }
  stored['/_files/1/lies.jpg'] = jpeg(svg)
  stored['/_files/1/cut.jpg'] = jpeg((await draw(900, 600)).subarray(0, 900))
  stored['/_files/1/bomb.png'] = { bytes: await drawBomb(), mime: 'image/png' }
})

let cacheDir: string
beforeEach(async () => void (cacheDir = await mkdtemp(join(tmpdir(), 'danjang-images-'))))
afterEach(() => rm(cacheDir, { recursive: true, force: true }))

const read = vi.fn(async (path: string) => stored[path] ?? null)
beforeEach(() => void read.mockClear())

function open(options: Partial<ImageOptions> = {}) {
  const { answer } = createImages({ read, ...madeFiles(cacheDir), ...options })
  return (
    url: string,
    { width = '320', quality = '75', accept = browser, ifNoneMatch = '', part = {} } = {},
  ) => answer({ query: new URLSearchParams({ url, width, quality, ...part }), accept, ifNoneMatch })
}

const metadataOf = ({ body }: { body: unknown }) => sharp(body as Uint8Array).metadata()

test.each([
  [browser, 'avif', 'heif'],
  ['image/webp,*/*', 'webp', 'webp'],
  ['image/avif;q=0,image/webp', 'webp', 'webp'],
  ['', 'jpeg', 'jpeg'],
])('accept %j is answered with %s', async (accept, type, format) => {
  const answer = await open()('/_files/1/wide.jpg', { accept })
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': `image/${type}`, vary: 'accept' } })
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(await metadataOf(answer)).toMatchObject({ format, width: 320, height: 160 })
})

test('a picture is never enlarged, and stands as its EXIF turns it', async () => {
  const get = open()
  expect(await metadataOf(await get('/_files/1/small.jpg', { width: '1080' }))).toMatchObject({ width: 100 })
  expect(await metadataOf(await get('/_files/1/turned.jpg', { width: '96' }))).toMatchObject({
    width: 96,
    height: 192,
  })
})

test('strips of a long picture make up what the whole is in that width, to the pixel', async () => {
  const get = open()
  const strip = (index: number) =>
    get('/_files/1/long.jpg', { width: '192', accept: '', part: { strip: String(index) } })
  const strips = await Promise.all([0, 1, 2].map(strip))
  const sizes = await Promise.all(strips.map(metadataOf))
  expect(sizes.map(({ width }) => width)).toEqual([192, 192, 192])
  const pixels = (picture: unknown) =>
    sharp(picture as Uint8Array)
      .greyscale()
      .raw()
      .toBuffer()
  const whole = await pixels((await get('/_files/1/long.jpg', { width: '192', accept: '' })).body)
  const joined = Buffer.concat(await Promise.all(strips.map(({ body }) => pixels(body))))
  expect(joined.length).toBe(whole.length)
  // Each is encoded by itself: a seam or a shift of one row would differ by far more.
  const difference = joined.reduce((sum, value, at) => sum + Math.abs(value - (whole[at] ?? 0)), 0)
  expect(difference / whole.length).toBeLessThan(2)
  expect(await strip(3)).toMatchObject({ status: 404 })
  expect(await get('/_files/1/wide.jpg', { part: { strip: '0' } })).toMatchObject({ status: 404 })
})

test('the part of a long picture round a height is its shape in every place that cuts it', async () => {
  const get = open()
  const part = await get('/_files/1/long.jpg', { part: { focus: '100' } })
  expect(await metadataOf(part)).toMatchObject({ width: 300, height: 750 })
  const refused = await get('/_files/1/long.jpg', { part: { focus: '101' } })
  expect(JSON.parse(String(refused.body))).toMatchObject({ status: 400, errors: [{ path: '/strip' }] })
})

test.each([
  'https://169.254.169.254/latest',
  'http://2130706433/',
  'file:///etc/passwd',
  '//evil.test/a.jpg',
  '/_files/../secret.jpg',
  '/_files/1/%2e%2e/secret.jpg',
  '/_files//1/wide.jpg',
  '/_files/1\\wide.jpg',
  '/_files/1/wide.jpg?x=1',
  '/_files/',
  `/_files/${'a'.repeat(500)}`,
  '',
])('the address %j is refused unread', async (url) => {
  const answer = await open()(url)
  expect(answer.status).toBe(400)
  expect(JSON.parse(String(answer.body))).toMatchObject({
    code: 'bad-image-request',
    errors: [{ path: '/url' }],
  })
  expect(read).not.toHaveBeenCalled()
})

test('a width or quality off the list is refused, and told what is right', async () => {
  const answer = await open()('/_files/1/wide.jpg', { width: '321', quality: '80' })
  expect(answer).toMatchObject({
    status: 400,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' },
  })
  const { errors } = JSON.parse(String(answer.body))
  expect(errors).toEqual([
    { path: '/width', message: `다음 중 하나여야 합니다: ${imageWidths.join(', ')}.` },
    { path: '/quality', message: '75여야 합니다.' },
  ])
})

test('without a quality a picture has that of 75; an empty or a doubled one is refused', async () => {
  const { answer } = createImages({ read, ...madeFiles(cacheDir) })
  const ask = (ending: string) =>
    answer({
      query: new URLSearchParams(`url=/_files/1/wide.jpg&width=320${ending}`),
      accept: browser,
      ifNoneMatch: undefined,
    })
  expect(await ask('')).toEqual(await ask('&quality=75'))
  for (const ending of ['&quality=', '&quality=75&quality=75', '&quality=075', '&quality=74'])
    expect(await ask(ending)).toMatchObject({ status: 400 })
})

test.each([
  ['drawing.svg', 400],
  ['lies.jpg', 400],
  ['cut.jpg', 400],
  ['bomb.png', 413],
  ['none.jpg', 404],
])('%s is answered with %i, and nothing of it is kept', async (name, status) => {
  expect((await open()(`/_files/1/${name}`)).status).toBe(status)
  expect(await readdir(cacheDir)).toEqual([])
})

test('asked for at once by many, a picture is made once; afterwards it comes from disk, after a restart too', async () => {
  const get = open()
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/_files/1/wide.jpg')))
  const again = await get('/_files/1/wide.jpg')
  const restarted = await open()('/_files/1/wide.jpg')
  expect(read).toHaveBeenCalledTimes(1)
  for (const { body } of [...answers, again, restarted]) expect(body).toEqual(answers[0]?.body)
})

test('what another process has made in the same folder is found', async () => {
  const [one, other] = [open(), open()]
  expect((await other('/_files/1/none.jpg')).status).toBe(404)
  read.mockClear()
  const { body } = await one('/_files/1/small.jpg')
  expect((await other('/_files/1/small.jpg')).body).toEqual(body)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a known ETag is answered with 304 and no work', async () => {
  const get = open()
  const { headers } = await get('/_files/1/wide.jpg')
  read.mockClear()
  expect(await get('/_files/1/wide.jpg', { ifNoneMatch: headers['etag'] })).toMatchObject({
    status: 304,
    body: null,
  })
  expect(read).not.toHaveBeenCalled()
})

test('the cache keeps below its limit, and the picture longest unused makes room', async () => {
  const sizeOf = async (name: string) => (await stat(join(cacheDir, name))).size
  const first = await open()('/_files/1/wide.jpg', { width: '320' })
  const limit = Number(first.headers['content-length']) * 2
  const get = open({ cache: openDiskCache(cacheDir, limit) })
  for (const width of ['96', '192', '320', '192', '480', '96']) await get('/_files/1/wide.jpg', { width })
  await eventually(async () => {
    const sizes = await Promise.all((await readdir(cacheDir)).map(sizeOf))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit)
  })
})

test('a cache that cannot be written to costs time, not pictures', async () => {
  const file = join(cacheDir, 'file')
  await writeFile(file, '')
  const get = open(madeFiles(join(file, 'below')))
  expect((await get('/_files/1/wide.jpg')).status).toBe(200)
  expect((await get('/_files/1/wide.jpg')).status).toBe(200)
})

test('no more pictures are worked on at a time than allowed', async () => {
  let now = 0
  let most = 0
  const get = open({
    concurrency: 2,
    read: async (path) => {
      most = Math.max(most, (now += 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
      now -= 1
      return stored[path] ?? null
    },
  })
  const answers = await Promise.all(
    imageWidths.map((width) => get('/_files/1/small.jpg', { width: String(width) })),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(most).toBe(2)
})

test('when too many wait, one more is told to come back', async () => {
  const get = open({ concurrency: 1, read: () => new Promise(() => {}) })
  // Each looks into the cache first, so that any of them may be the last to queue.
  const asked = Array.from({ length: 202 }, (_, index) => get(`/_files/1/${index}.jpg`))
  expect(await Promise.race(asked)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
})

test('a picture that was made in advance is sent without work', async () => {
  const encodeLater = vi.fn((task: ImageTask) => encodeImage(task))
  const { prepare, answer } = createImages({ read, ...madeFiles(cacheDir), encodeLater })
  const address = imageAddress('/_files/1/wide.jpg', 640)
  await prepare(address)
  await prepare(address)
  expect(encodeLater).toHaveBeenCalledTimes(1)
  read.mockClear()
  const query = new URL(address, 'http://localhost').searchParams
  expect(await metadataOf(await answer({ query, accept: browser }))).toMatchObject({ width: 640 })
  expect(read).not.toHaveBeenCalled()
})
