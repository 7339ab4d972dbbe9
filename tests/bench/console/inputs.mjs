/** What a person does in the console of a large clinic. Each begins where the one before it ended. */
import { pageKey } from './fill.mjs'

const editor = (page) => page.getByRole('main')
const places = (page) => page.getByRole('navigation', { name: '편집할 곳' })
const sections = (page) => places(page).locator('[aria-roledescription=섹션]')
const frame = (page) => page.frameLocator('iframe[title="사이트 미리보기"]:not([aria-hidden])')
const dialog = (page) => page.getByRole('dialog')
const pictures = (page) => page.locator('li:has(img) > button')
const rows = (page) => page.locator('tbody tr')

async function openPage(page) {
  await page.getByRole('heading', { name: '디자인·페이지' }).waitFor()
  await sections(page).nth(199).waitFor({ state: 'attached' })
  await frame(page).locator('[data-slot=widget]').waitFor({ state: 'attached' })
}

const pageInputs = [
  {
    name: 'type in a field',
    act: async (page) => {
      const field = editor(page).getByLabel('제목', { exact: true }).first()
      await field.click()
      await page.keyboard.press('End')
      await page.keyboard.type(' 가나다 abc', { delay: 60 })
    },
  },
  { name: 'select another section', act: (page) => sections(page).nth(3).click() },
  { name: 'select the last section', act: (page) => sections(page).nth(199).click() },
  {
    name: 'move a section',
    act: (page) =>
      places(page)
        .getByRole('button', { name: / 위로$/ })
        .click(),
  },
  {
    name: 'drag a section',
    act: async (page) => {
      await sections(page).nth(190).hover()
      await page.mouse.down()
      const from = await sections(page).nth(190).boundingBox()
      await page.mouse.move(from.x + 40, from.y - 90, { steps: 12 })
      await page.mouse.up()
    },
  },
  { name: 'undo', act: (page) => page.getByRole('button', { name: '실행 취소' }).click() },
  {
    name: 'scroll the preview',
    act: async (page) => {
      const { x, y } = await page.getByRole('region', { name: '미리보기' }).boundingBox()
      await page.mouse.move(x + 300, y + 400)
      for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 400)
    },
  },
  {
    name: 'select in the preview',
    act: (page) => page.mouse.down().then(() => page.mouse.up()),
  },
  {
    name: 'open the section types',
    act: async (page) => {
      await places(page).getByRole('button', { name: '섹션 추가' }).click()
      await dialog(page).locator('iframe, img').first().waitFor()
    },
  },
  {
    name: 'scroll the section types',
    act: async (page) => {
      await dialog(page).hover()
      for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 300)
    },
  },
  { name: 'close the section types', act: (page) => page.keyboard.press('Escape') },
  {
    name: 'open the header types',
    before: (page) => places(page).getByText('헤더', { exact: true }).click(),
    act: (page) => editor(page).getByRole('button', { name: '종류 변경' }).click(),
  },
]

const listInputs = [
  {
    name: 'search',
    act: async (page) => {
      await page.getByRole('searchbox').click()
      await page.keyboard.type('안내 99', { delay: 80 })
    },
  },
  {
    name: 'next page',
    act: (page) => page.getByRole('button', { name: '다음 쪽' }).click(),
  },
  { name: 'sort', act: (page) => page.getByRole('button', { name: '제목', exact: true }).click() },
  {
    name: 'filter',
    act: async (page) => {
      await page.getByRole('combobox', { name: '고정' }).click()
      await page.getByRole('option').last().click()
    },
  },
  {
    name: 'select all of a page',
    act: (page) => page.getByRole('checkbox', { name: '전체 선택' }).click(),
  },
  { name: 'select one', act: (page) => rows(page).nth(5).getByRole('checkbox').click() },
]

async function scrollFar(page) {
  await page.mouse.move(700, 600)
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.wheel(0, 2_000)
    await page.waitForTimeout(120)
  }
}

const find = async (page) => {
  await page.getByRole('searchbox').last().click()
  await page.keyboard.type('상담', { delay: 80 })
}

const mediaInputs = [
  { name: 'scroll far', act: scrollFar },
  {
    name: 'mark one',
    act: (page) =>
      page
        .getByRole('checkbox', { name: / 선택$/ })
        .last()
        .click(),
  },
  {
    name: 'open one',
    act: async (page) => {
      await pictures(page).last().click()
      await dialog(page).waitFor()
    },
  },
  { name: 'close it', act: (page) => page.keyboard.press('Escape') },
  {
    name: 'search',
    before: (page) => page.mouse.wheel(0, -1_000_000),
    act: find,
  },
]

const pickerInputs = [
  {
    name: 'open',
    act: async (page) => {
      await editor(page).getByRole('button', { name: '선택', exact: true }).first().click()
      await pictures(page).first().waitFor()
    },
  },
  { name: 'scroll far', act: scrollFar },
  {
    name: 'search',
    before: (page) => page.mouse.wheel(0, -1_000_000),
    act: find,
  },
  { name: 'choose', act: (page) => pictures(page).nth(2).click() },
]

/** By screen: its address, what tells that it is there, and what is done in it. */
export const screens = [
  {
    name: 'page of 200 sections',
    path: `/site#/pages/${pageKey}/bench-0`,
    ready: openPage,
    inputs: pageInputs,
  },
  {
    name: 'list of 10,000 rows',
    path: '/content/notices',
    ready: (page) => rows(page).nth(20).waitFor(),
    inputs: listInputs,
  },
  {
    name: 'media library of 5,000',
    path: '/media',
    ready: (page) => pictures(page).nth(20).waitFor(),
    inputs: mediaInputs,
  },
  {
    name: 'image picker of 5,000',
    path: '/content/notices/new',
    ready: (page) => editor(page).getByLabel('제목', { exact: true }).waitFor(),
    inputs: pickerInputs,
  },
]
