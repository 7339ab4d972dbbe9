import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { useConsoleSite } from '#tests/support/console-site.ts'
import { accessibilityProblems, overflows, resize } from '#tests/support/page-checks.ts'
import { admin } from '#tests/support/site-process.ts'

/* Every window that the console opens over a screen, wide and narrow. */
const clinic = useConsoleSite('console-dialogs')
let webhook = 0
beforeAll(async () => {
  const body = { url: 'https://emr.example.com/danjang', events: ['reservation.created' as const] }
  webhook = (await clinic.api.request('POST /admin/webhooks', { body })).id
  await clinic.api.request('PUT /admin/social-keys/{site}', {
    params: { site: 'kakao' },
    body: { clientId: 'rest-api-key', clientSecret: 'client-secret' },
  })
  // A publication to go back to, and something to publish.
  for (const phoneTitle of ['전화', '대표 전화']) {
    await clinic.api.request('POST /admin/publish')
    const { etag, draft } = (await clinic.api.request('GET /admin/global')).slots.footer
    await clinic.api.request('PUT /admin/global/{slot}', {
      params: { slot: 'footer' },
      body: { component: draft.component, data: { ...draft.data, phoneTitle } },
      headers: { 'if-match': etag },
    })
  }
})

type Press = string | RegExp | ((page: Page) => Promise<unknown>)

/** By screen, what is pressed one after another until a window is open; each press may open one over the last. */
const screens = (): Record<string, Press[][]> => ({
  '': [[/^찾기/], [openShortcuts]],
  '/site#/theme': [['색 하나로 만들기']],
  '/site#/slots/header': [['종류 변경']],
  '/site#/pages/home': [
    ['섹션 추가'],
    ['페이지 추가'],
    ['복제'],
    ['미리보기 링크'],
    [/^공개 \(/, /비교$/],
    [/^공개 \(/, '미리보기 링크'],
    ['공개 기록', /에서 바뀐 것$/],
    ['공개 기록', /로 되돌리기$/],
  ],
  '/content/products': [['CSV로 올리기', giveCsv]],
  '/content/products/1': [['변경 기록'], ['삭제'], ['변경'], ['자르기'], ['초점'], ['달력에서 선택']],
  '/content/notices/1': [[markWords, '링크']],
  '/content/banners/1': [[openTargets]],
  '/content/popups?month=2026-11': [[seePopups]],
  '/content/terms/1/versions/new': [[/비교$/]],
  '/reservations?status=REQUESTED': [
    ['예약 등록'],
    [/자세히$/, '시간 옮기기'],
    [/자세히$/, '시술 변경'],
    [/자세히$/, '예약 취소'],
    [/자세히$/, '예약 거절'],
  ],
  '/posts?view=all': [[openPost, '답변 삭제']],
  '/customers/1': [['정보 삭제']],
  '/accounts': [['초대'], ['관리자님 계정 수정'], ['요구하기']],
  '/account': [['패스키 만들기'], ['2단계 인증 켜기', givePassword]],
  '/settings/social': [['카카오 키 변경'], ['카카오 로그인 중지']],
  '/settings/webhooks': [['웹훅 만들기']],
  [`/settings/webhooks/${webhook}`]: [
    ['수정'],
    ['비밀 변경'],
    ['삭제'],
    ['어느 때부터 다시 보내기', '달력에서 선택'],
  ],
  '/settings/api-keys': [['키 만들기']],
  '/settings/messages': [[openMessage, '시험 발송']],
  '/media': [
    [openPicture],
    [openPicture, '자르기'],
    [openPicture, '쓰는 곳 모두 변경'],
    [mark, '태그 붙이기'],
    [mark, '삭제'],
  ],
})

const dialogs = (page: Page) => page.getByRole('dialog').or(page.getByRole('group', { name: '글에 건 링크' }))

async function giveCsv(page: Page) {
  const buffer = Buffer.from('id,name\n1,\n')
  await dialogs(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer })
}
async function givePassword(page: Page) {
  await dialogs(page).getByLabel('현재 비밀번호').fill(admin.password)
  await page.keyboard.press('Enter')
  await dialogs(page).getByLabel('앱에 보이는 여섯 자리 숫자').waitFor()
}
const openShortcuts = (page: Page) => page.keyboard.press('Control+Slash')
const openTargets = (page: Page) =>
  page.getByRole('combobox', { name: '누르면 여는 주소: 연결할 곳 선택' }).click()
const seePopups = (page: Page) => page.getByRole('table').getByRole('button').first().click()
async function markWords(page: Page) {
  await page.locator('[contenteditable=true] p').first().click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
}
const openMessage = (page: Page) =>
  page
    .getByRole('button', { name: /^예약 확정/ })
    .first()
    .click()
const openPicture = (page: Page) => page.getByRole('main').locator('li > button').first().click()
const openPost = (page: Page) =>
  page.getByRole('row').filter({ hasText: '답함' }).first().getByRole('button').click()
const mark = (page: Page) =>
  page
    .getByRole('checkbox', { name: / 선택$/ })
    .first()
    .check()

/** Presses in the window that the last press opened, or on the screen. */
async function press(page: Page, what: Press, last: Press | undefined) {
  if (typeof what === 'function') return what(page)
  const isOver = last !== undefined && typeof last !== 'function'
  const within = isOver || (await dialogs(page).count()) > 0 ? dialogs(page).last() : page.locator('body')
  await within.getByRole('button', { name: what, exact: true }).filter({ visible: true }).first().click()
}

async function show(page: Page, path: string) {
  await page.evaluate((to) => {
    // Another screen comes with a `main` of its own; until then the one that is left can be clicked.
    if (new URL(to, location.href).pathname !== location.pathname)
      for (const main of document.querySelectorAll('main')) main.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/admin${path}`)
  await page.locator('main[data-left]').waitFor({ state: 'detached' })
}

const windows = 'dialog[open], [role=dialog], [role=group][aria-label="글에 건 링크"]'

/** Acts by which something is lost. */
const losing = /(삭제|취소하기|거절하기|철회|폐기|중지|끄기|되돌리기|않고 닫기)$/

/** Problems of the buttons below a window: one by which something is lost is red, beside a way out that is no 취소. */
const footProblems = (page: Page) =>
  page.evaluate((acts) => {
    const buttons = [...document.querySelectorAll('dialog[open] > [data-foot]')]
      .flatMap((foot) => [...foot.querySelectorAll('button')])
      .map((button) => ({ name: button.innerText, color: getComputedStyle(button).backgroundColor }))
    const red = buttons.filter(({ color }) => color === 'rgb(192, 40, 31)')
    return [
      ...buttons.filter((one) => new RegExp(acts).test(one.name) && !red.includes(one)),
      ...(red.length > 0 ? buttons.filter(({ name }) => name === '취소') : []),
      ...(buttons.length < 2 ? red : []),
    ].map(({ name }) => `the button ${name} of ${buttons.length}`)
  }, losing.source)

async function problems(page: Page) {
  const found = await footProblems(page)
  // What lies below is out of reach at either width, and looked at by itself elsewhere.
  for (const [width, height, within] of [
    [1440, 900, undefined],
    [390, 844, windows],
  ] as const) {
    await resize(page, width, height)
    const all = [...(await accessibilityProblems(page, within ? { within } : {})), ...(await overflows(page))]
    found.push(...all.map((problem) => `${width} px: ${problem}`))
  }
  await resize(page, 1440, 900)
  return found
}

test('no window over a screen has anything that axe finds, nothing sticks out, and what loses something is red', async () => {
  const { page } = await clinic.visit(clinic.at('/admin'))
  await page.getByLabel('이메일').fill(admin.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const found: string[] = []
  for (const [path, openings] of Object.entries(screens())) {
    await show(page, path)
    for (const presses of openings) {
      for (const [index, what] of presses.entries()) await press(page, what, presses[index - 1])
      await dialogs(page).last().waitFor()
      await expect.poll(() => page.getByText('불러오는 중').count()).toBe(0)
      const title = await dialogs(page).last().innerText()
      found.push(...(await problems(page)).map((problem) => `${path}, ${title.split('\n')[0]}, ${problem}`))
      while ((await dialogs(page).count()) > 0) await page.keyboard.press('Escape')
    }
  }
  expect(found).toEqual([])
})
