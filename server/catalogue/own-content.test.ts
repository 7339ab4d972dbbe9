import type { ApiClient } from '#api/client.ts'
import { expect, test } from 'vitest'
import { createOwnContent, nearestPicture } from './own-content.ts'

const wide = { src: '/_files/1/wide.webp', width: 1600, height: 900 }
const tall = { src: '/_files/1/tall.webp', width: 900, height: 1200 }
const other = { src: '/_files/1/other.webp', width: 1600, height: 880 }

test('the first block of each type and every picture come from the published pages, read once a revision', async () => {
  const pages: Record<string, object[]> = {
    '/': [{ component: 'HeroSection', data: { title: '우리 병원', image: wide } }],
    '/introduce/staff': [
      { component: 'HeroSection', data: { title: '의료진', image: tall } },
      { component: 'FaqSection', data: { items: [{ picture: tall }] } },
    ],
  }
  let asked = 0
  const request = async (name: string, { query }: { query: { path?: string } }) => {
    asked += 1
    if (name === 'GET /site-map')
      return { rows: [{ path: '/introduce/staff' }, { path: '/' }, { path: '/gone' }] }
    const blocks = pages[query.path ?? '']
    if (!blocks) throw new Error('There is no such page.')
    return { blocks }
  }
  const api = { request } as unknown as ApiClient
  const ownContent = createOwnContent()
  const { blocks, pictures } = await ownContent('http://a.test', 3, api)
  expect(blocks.get('HeroSection')?.data).toMatchObject({ title: '우리 병원' })
  expect([...blocks.keys()]).toEqual(['HeroSection', 'FaqSection'])
  expect(pictures).toEqual([wide, tall])
  const before = asked
  await ownContent('http://a.test', 3, api)
  expect(asked).toBe(before)
  await ownContent('http://a.test', 4, api)
  expect(asked).toBe(2 * before)
})

test('a picture of a sample becomes one of the nearest shape, and several like it take turns', () => {
  const nearest = (width: number, height: number, turn: number) =>
    nearestPicture([tall, wide, other], { width, height }, turn)?.src
  expect(nearest(1200, 675, 0)).toBe(wide.src)
  expect(nearest(1200, 675, 1)).toBe(other.src)
  expect(nearest(800, 1000, 1)).toBe(tall.src)
  expect(nearestPicture([], { width: 1, height: 1 }, 0)).toBeUndefined()
})
