import type { Locator, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import { useBrowser } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/console-api.ts'
import { useDemoSite } from '#tests/support/demo-site.ts'
import { get } from '#tests/support/http.ts'
import { accessibilityProblems } from '#tests/support/page-checks.ts'
import { admin } from '#tests/support/site-process.ts'

/* What is done with a page in its picture: sections put in, moved and taken out, and texts written where they stand. */
const visit = useBrowser()
const site = useDemoSite('picture')
let api: ApiClient
beforeAll(async () => {
  api = await signIn(site.at('localhost').replace(/\/$/, ''))
})

const blocksNow = async () =>
  (await api.request('GET /admin/pages')).rows.find(({ key }) => key === 'home')?.draft.blocks ?? []
const order = async () => (await blocksNow()).map(({ id }) => id)

const picture = (page: Page) => page.frameLocator('iframe[title="사이트 미리보기"]:not([aria-hidden])')
const over = (page: Page) => page.getByRole('region', { name: '미리보기' })

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

async function openHome() {
  const { page, complaints } = await visit(site.at('localhost', '/admin/site#/pages/home'))
  await page.getByLabel('이메일').fill(admin.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await picture(page).locator('[data-slot=widget]').waitFor({ state: 'attached' })
  await over(page).getByRole('button', { name: '맨 앞에 섹션 추가' }).waitFor({ state: 'attached' })
  complaints.splice(0)
  return { page, complaints }
}

test('a section stands where its “+” was pressed in two clicks, is moved by drag and by button, and is taken out', async () => {
  const before = await order()
  const { page, complaints } = await openHome()
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await picture(page)
    .locator('main [data-slot=section] > *')
    .first()
    .hover({ position: { x: 40, y: 200 } })
  await click(
    over(page)
      .getByRole('button', { name: /섹션 추가$/ })
      .nth(1),
  )
  const dialog = page.getByRole('dialog', { name: '섹션 추가' })
  await click(dialog.getByRole('button', { name: '공지', exact: true }))
  expect(clicks).toBeLessThanOrEqual(2)
  await expect.poll(async () => (await order()).length).toBe(before.length + 1)
  const added = (await order())[1] ?? ''
  expect(await order()).toEqual([before[0], added, ...before.slice(1)])
  await picture(page).locator(`[data-block-id="${added}"] > *`).waitFor()

  const bar = over(page).getByRole('group', { name: '미리보기의 공지', exact: true }).first()
  await bar.getByRole('button', { name: '공지 위로' }).click()
  await expect.poll(order).toEqual([added, ...before])
  await expect
    .poll(() => picture(page).locator('main [data-block-id]').first().getAttribute('data-block-id'))
    .toBe(added)
  expect(await accessibilityProblems(page)).toEqual([])

  const grip = bar.getByRole('button', { name: '공지', exact: true })
  await grip.hover()
  const from = await boxOf(grip)
  const places = over(page).getByRole('button', { name: /섹션 추가$/ })
  const frame = await boxOf(page.locator('iframe[title="사이트 미리보기"]:not([aria-hidden])'))
  const [x, middle] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  const top = async (place: number) => (await boxOf(places.nth(place))).y
  const unscrolled = await top(0)
  await page.mouse.move(from.x + 12, from.y + 12)
  await page.mouse.down()
  // Near an edge the page scrolls along, for as long as the pointer stays there.
  await page.mouse.move(x, frame.y + frame.height - 20, { steps: 6 })
  await expect.poll(() => top(0)).toBeLessThan(unscrolled)
  await page.mouse.move(x, middle, { steps: 6 })
  const bringNear = async () => {
    const away = (await top(2)) - middle
    if (Math.abs(away) > 100) await page.mouse.wheel(0, away)
    return Math.abs(away)
  }
  await expect.poll(bringNear).toBeLessThanOrEqual(100)
  await page.mouse.move(x, (await top(2)) + 14, { steps: 6 })
  // A place shows that it takes what is let go over it.
  await places.nth(2).locator('xpath=..').and(page.locator('[data-over]')).waitFor({ state: 'attached' })
  await page.mouse.up()
  await expect.poll(order).toEqual([before[0], added, ...before.slice(1)])

  // In the list the same.
  const list = page.getByRole('navigation', { name: '편집할 곳' })
  const rows = list.getByRole('listitem').filter({ has: page.locator('[aria-roledescription=섹션]') })
  const row = rows
    .filter({ has: page.getByRole('button', { name: '공지 복제' }) })
    .last()
    .locator('[aria-roledescription]')
  const start = await boxOf(row)
  const end = await boxOf(rows.first())
  await page.mouse.move(start.x + 60, start.y + 12)
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y + 2)
  await page.mouse.move(end.x + 60, end.y + 4, { steps: 6 })
  await list
    .locator('li:has(> [aria-roledescription=섹션])')
    .first()
    .and(page.locator('[data-over]'))
    .waitFor()
  await page.mouse.up()
  await expect.poll(order).toEqual([added, ...before])

  await list.getByRole('button', { name: '공지 삭제' }).click()
  await expect.poll(order).toEqual(before)
  expect((await get(site.at('localhost'))).text).not.toContain(added)
  expect(complaints).toEqual([])
})

test('a title is written where it stands: the form and the draft have it, Escape gives it up, and undo takes it back', async () => {
  const { page, complaints } = await openHome()
  const heroNow = async () => (await blocksNow()).find(({ component }) => component === 'HeroSection')
  const hero = await heroNow()
  const old = String(hero?.data.title)
  const title = picture(page).locator(`[data-block-id="${hero?.id}"] h1`)
  const titleNow = async () => (await heroNow())?.data.title
  const writing = picture(page).locator('[contenteditable]')
  await picture(page)
    .locator('html')
    .evaluate((root) => root.setAttribute('data-before', ''))
  await title.dblclick()
  await writing.waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('그림에서 쓴 제목')
  await over(page).getByText('Enter 마침').waitFor()
  const field = page.getByRole('main').getByLabel('제목', { exact: true }).first()
  // The form of what was pressed comes after the press: until then this is the page's title.
  await expect.poll(() => field.inputValue()).toBe('그림에서 쓴 제목')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Enter')
  await writing.waitFor({ state: 'detached' })
  await expect.poll(titleNow).toBe('그림에서 쓴 제목')
  await picture(page).locator('html:not([data-before])').getByText('그림에서 쓴 제목').first().waitFor()

  // Once more, by the keyboard alone, and given up.
  await over(page)
    .getByRole('button', { name: / 글 수정$/ })
    .first()
    .press('Enter')
  await writing.waitFor()
  for (let stops = 0; stops < 3 && (await writing.textContent()) !== '그림에서 쓴 제목'; stops += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.type('버릴 글')
  expect(await field.inputValue()).toBe('버릴 글')
  await page.keyboard.press('Escape')
  await writing.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('그림에서 쓴 제목')

  // What is refused is told beside the text, and at its field.
  await title.dblclick()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await over(page).getByRole('status').filter({ hasText: /./ }).last().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(titleNow).toBe('그림에서 쓴 제목')

  while ((await field.inputValue()) !== old) await page.getByRole('button', { name: '실행 취소' }).click()
  await expect.poll(titleNow).toBe(old)
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([])
})

test('a text that is registered elsewhere says so, and leads there', async () => {
  const { page } = await openHome()
  const card = picture(page).locator('[data-block=EventSection] h3').first()
  const name = (await card.textContent()) ?? ''
  await card.dblclick()
  await over(page).getByText('따로 등록해 둔 내용이라').waitFor()
  await over(page)
    .getByRole('link', { name: new RegExp(`^이벤트 ‘${name}’`) })
    .click()
  await page.waitForURL('**/admin/content/events/*')
})
