import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { PageDefinition } from '#schema/page.ts'
import { addDays, dayInSeoul } from '#schema/plain/days.ts'
import { useConsoleSite } from '#tests/support/console-site.ts'
import { get } from '#tests/support/http.ts'
import { accessibilityProblems, overflows } from '#tests/support/page-checks.ts'
import { setPopups } from '#tests/support/popups.ts'
import { admin } from '#tests/support/site-process.ts'

/*
 * What a person who edits a site may rely on: nothing typed is lost, nothing given up is sent, nothing of another's is
 * overwritten.
 */
const clinic = useConsoleSite('console-trust')
beforeAll(() => setPopups(clinic.at(), 'show'))

async function openLayout(place: string, prepare?: (page: Page) => Promise<unknown>) {
  const { page, complaints } = await clinic.visit(
    clinic.at(`/admin/site${place}`),
    clinic.session.given(),
    prepare,
  )
  await clinic.session.enter(page)
  await page.getByRole('heading', { name: '디자인·페이지' }).waitFor()
  complaints.splice(0)
  return { page, complaints }
}
const preview = (page: Page) => page.frameLocator('iframe[title="사이트 미리보기"]:not([aria-hidden])')
/** The shown page, with the last of its slots. */
const previewIsThere = (page: Page) =>
  preview(page).locator('[data-slot=widget]').waitFor({ state: 'attached' })
const isSaved = (page: Page) => page.getByRole('status').filter({ hasText: '저장됨' }).waitFor()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

// First: windows that other tests leave stay there until their silence is noticed.
test('two people see each other at work, and each takes in at once what the other saves', async () => {
  const password = 'a long enough password'
  const email = 'manager@example.com'
  const { token } = await clinic.api.request('POST /admin/invitations', { body: { email, role: 'manager' } })
  const call = (path: string) => clinic.at(`/_api/admin/${path}`)
  const enter = async (path: string, data: object) => {
    const { page, complaints } = await clinic.visit('')
    expect((await page.request.post(call(path), { data })).ok()).toBe(true)
    return { page, complaints, open: (to: string) => page.goto(clinic.at(`/admin${to}`)) }
  }
  const kim = await enter('invitation/acceptance', { token, name: '김매니저', password })
  const boss = await enter('session', admin)
  const params = { resource: 'products', id: 1 }
  const stored = async () => (await clinic.api.request('GET /admin/{resource}/{id}', { params })).data
  const field = (page: Page, label: string) =>
    page.getByRole('main').getByLabel(label, { exact: true }).first()
  const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click()

  await kim.open('/content/products/1')
  await boss.open('/content/products/1')
  await field(kim.page, '이름').fill('내가 고친')
  const atField = boss.page
    .getByRole('main')
    .locator('[data-kind]', { has: boss.page.getByLabel('이름', { exact: true }) })
    .first()
    .getByText('김매니저')
  await atField.waitFor()
  const here = boss.page.getByRole('status').filter({ hasText: '김매니저 님이 이 화면을 보고 있습니다' })
  await here.filter({ visible: true }).waitFor()
  for (const { page } of [kim, boss])
    expect([...(await accessibilityProblems(page)), ...(await overflows(page))]).toEqual([])
  await boss.page.setViewportSize({ width: 390, height: 844 })
  await here.filter({ visible: true }).waitFor()
  expect([...(await accessibilityProblems(boss.page)), ...(await overflows(boss.page))]).toEqual([])
  await boss.page.setViewportSize({ width: 1440, height: 900 })

  await field(boss.page, '한 줄 소개').fill('남이 고친 소개')
  await save(boss.page)
  await kim.page
    .getByRole('alert')
    .filter({ hasText: /관리자님이 .*저장했습니다.*한 줄 소개/ })
    .waitFor()
  await kim.page.keyboard.type(' 이름')
  expect(await field(kim.page, '한 줄 소개').inputValue()).toBe('남이 고친 소개')
  await boss.open('/content/products')
  await boss.page.getByRole('link', { name: '새로 만들기' }).waitFor()
  await save(kim.page)
  await boss.page.getByRole('link', { name: '내가 고친 이름' }).waitFor()
  expect(await stored()).toMatchObject({ name: '내가 고친 이름', summary: '남이 고친 소개' })

  await kim.open('/site#/slots/footer')
  await boss.open('/site#/slots/footer')
  await field(kim.page, '전화번호 제목').fill('내가 고친')
  await isSaved(kim.page)
  await boss.page.getByRole('button', { name: /^푸터.*김매니저 ?님이 보고 있습니다/ }).waitFor()
  await expect.poll(() => field(boss.page, '전화번호 제목').inputValue()).toBe('내가 고친')
  await field(boss.page, '쉬는 날 글').fill('남이 고친')
  const told = kim.page.getByText(/관리자님이 .*저장했습니다.*합쳤습니다.*쉬는 날 글/)
  await told.waitFor()
  await kim.page.keyboard.type(' 제목')
  await expect
    .poll(async () => (await clinic.api.request('GET /admin/global')).slots.footer.draft.data)
    .toMatchObject({ phoneTitle: '내가 고친 제목', closedText: '남이 고친' })

  const seen = kim.page.getByRole('status').filter({ hasText: '관리자 님이 이 화면을' })
  await seen.filter({ visible: true }).waitFor()
  await boss.page.goto('about:blank')
  // A page that is left says so; where that is lost, its silence does after a minute.
  await expect.poll(() => seen.count(), { timeout: 600_000 }).toBe(0)

  // An id that loads an outside script is the owner's; what stands beside it is a manager's too.
  await kim.open('/settings/channels')
  const tagId = field(kim.page, '구글 태그 관리자 ID')
  await tagId.waitFor()
  expect(await tagId.getAttribute('readonly')).toBe('')
  await kim.page.getByRole('main').getByText('소유자만 변경할 수 있습니다').first().waitFor()
  await field(kim.page, 'X 주소').fill('https://x.com/kim')
  await save(kim.page)
  await kim.page.getByText('저장했습니다. 사이트에 바로 적용됩니다.').waitFor()
  expect([...kim.complaints, ...boss.complaints]).toEqual([])
})

test('a browser that keeps nothing is told what the console needs', async () => {
  const { page } = await clinic.visit(clinic.at('/admin'), {}, (prepared) =>
    prepared.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get })
    }),
  )
  await page.getByRole('heading', { name: '브라우저가 데이터 저장을 막고 있습니다' }).waitFor()
  await page.getByText('쿠키와 사이트 데이터를 허용한 뒤').waitFor()
})

test('the preview takes no key from who is typing, and has no popups but where they are edited', async () => {
  const { page, complaints } = await openLayout('#/slots/footer')
  await previewIsThere(page)
  const field = page.getByLabel('전화번호 제목')
  await field.fill('')
  await field.pressSequentially('ABC')
  const takeFocus = () =>
    preview(page)
      .locator('a[href]')
      .first()
      .evaluate((link) => (link as HTMLElement).focus())
  await takeFocus()
  await page.keyboard.type('DEF')
  expect(await field.inputValue()).toBe('ABCDEF')
  await isSaved(page)
  await preview(page).getByText('ABCDEF').first().waitFor()
  await takeFocus()
  await page.keyboard.type('GH')
  expect(await field.inputValue()).toBe('ABCDEFGH')
  expect(await focused(page)).toBe('INPUT')
  expect(await preview(page).locator('[data-slot=popup][data-block-problem]').count()).toBe(1)
  expect(await preview(page).getByRole('dialog').count()).toBe(0)

  // A click in it works as ever.
  await preview(page).locator('[data-slot=header] a').first().click()
  await page.getByRole('heading', { level: 2, name: '헤더' }).waitFor()

  await page.getByRole('navigation', { name: '편집할 곳' }).getByText('팝업', { exact: true }).click()
  await preview(page).getByRole('dialog').first().waitFor()
  expect(complaints).toEqual([])
})

test('a draft runs no script but the site’s own, in the console and in a window of its own', async () => {
  const { slots } = await clinic.api.request('GET /admin/global')
  const script = 'https://widget.example/launcher.js'
  await clinic.api.request('PUT /admin/global/{slot}', {
    params: { slot: 'widget' },
    body: {
      component: slots.widget.draft.component,
      data: { ...slots.widget.draft.data, widgetUrl: script },
    },
    headers: { 'if-match': slots.widget.etag },
  })
  const { page } = await openLayout('#/slots/footer')
  const asked: string[] = []
  await page.context().route(`${script}*`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.hasRun = true' })
  })
  const draft = await page.request.get(clinic.at('/?preview=draft'))
  expect(draft.status()).toBe(200)
  const policy = draft.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/)
  expect(policy).not.toContain('widget.example')

  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: '초안을 새 창에서 보기' }).click()
  const opened = await opening
  const refused = opened.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  )
  await opened.locator('[data-slot=widget]').waitFor({ state: 'attached' })
  await opened.evaluate(
    (src) => document.head.append(Object.assign(document.createElement('script'), { src })),
    script,
  )
  await refused
  expect(asked).toEqual([])
  expect(await opened.evaluate(() => 'hasRun' in window)).toBe(false)
  await clinic.api.request('POST /admin/global/{slot}/revert', {
    params: { slot: 'widget' },
    headers: { 'if-match': (await clinic.api.request('GET /admin/global')).slots.widget.etag },
  })
})

test('a page that has moved leads on from its old path, in the browser too', async () => {
  const { etag, draft } = await clinic.api.request('GET /admin/pages/{key}', { params: { key: 'introduce' } })
  await clinic.api.request('PUT /admin/pages/{key}', {
    params: { key: 'introduce' },
    body: { ...draft, pattern: '/about-us' },
    headers: { 'if-match': etag },
  })
  await clinic.api.request('POST /admin/publish')
  const answer = await get(clinic.at('/introduce?tab=1'))
  expect(answer.status).toBe(301)
  expect(answer.headers.location).toBe('/about-us?tab=1')
  const { page } = await clinic.visit(clinic.at('/info'))
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/introduce', textContent: '옛 주소' })
    document.querySelector('#main')?.prepend(link)
    link.click()
  })
  await page.waitForURL('**/about-us')
})

/** Saves a page's draft as another person does. */
async function editElsewhere(key: string, change: (page: PageDefinition) => PageDefinition) {
  const { etag, draft } = await clinic.api.request('GET /admin/pages/{key}', { params: { key } })
  await clinic.api.request('PUT /admin/pages/{key}', {
    params: { key },
    body: change(draft),
    headers: { 'if-match': etag },
  })
}
const withTitle = (page: PageDefinition, index: number, title: string): PageDefinition => ({
  ...page,
  blocks: page.blocks.map((block, at) =>
    at === index ? { ...block, data: { ...block.data, title } } : block,
  ),
})
const draftOf = async (key: string) =>
  (await clinic.api.request('GET /admin/pages/{key}', { params: { key } })).draft
const titlesOf = (page: PageDefinition) => page.blocks.map(({ data }) => data.title)

test('of two who edit one page both are kept, where no news come too; only the same field is a choice, with who and what', async () => {
  const key = 'cscenter-faq'
  const made = await draftOf(key)
  const blocks = [...made.blocks, { ...made.blocks[0]!, id: 'second' }]
  await editElsewhere(key, () => withTitle({ ...made, blocks }, 0, '처음'))
  const [first] = blocks
  const last = blocks.length - 1
  const { page, complaints } = await openLayout(`#/pages/${key}/${first!.id}`, (fresh) =>
    fresh.route('**/_api/admin/changes', (route) => route.abort()),
  )
  await previewIsThere(page)
  const field = page.getByRole('main').getByLabel('제목', { exact: true }).first()
  await editElsewhere(key, (now) => withTitle(now, last, '남이 고친 둘째'))
  await field.fill('내가 고친 첫째')
  await page.getByText(/관리자님이 .*에 저장했습니다.*그 변경을 합쳤습니다.*남이 고친 둘째/).waitFor()
  await isSaved(page)
  const both = async () => [titlesOf(await draftOf(key))[0], titlesOf(await draftOf(key))[last]]
  expect(await both()).toEqual(['내가 고친 첫째', '남이 고친 둘째'])

  await editElsewhere(key, (now) => withTitle(now, 0, '남이 고친 첫째'))
  await field.fill('내가 다시 고친 첫째')
  const alert = page.getByRole('alert')
  await alert.getByText('저장된 것: 남이 고친 첫째').waitFor()
  await alert.getByText('내 것: 내가 다시 고친 첫째').waitFor()
  expect((await both())[0]).toBe('남이 고친 첫째')
  await alert.getByRole('button', { name: '겹친 곳은 내 것으로' }).click()
  await isSaved(page)
  expect(await both()).toEqual(['내가 다시 고친 첫째', '남이 고친 둘째'])
  // Each refused save is noted by the browser, and so is each stream.
  expect(complaints.filter((line) => !/409|ERR_FAILED/.test(line))).toEqual([])
})

test('without a network nothing typed is lost, and a publication that was given up is never sent', async () => {
  const { page } = await openLayout('#/slots/footer')
  await previewIsThere(page)
  const field = page.getByLabel('전화번호 제목')
  await field.fill('연결된 동안')
  await isSaved(page)
  const revisions = async () => (await clinic.api.request('GET /admin/revisions')).rows.length
  const before = await revisions()
  await page.getByRole('button', { name: /^공개 \(/ }).click()
  // What the window asks for has come: without a network it would be asked for again and again first.
  const publish = page.getByRole('button', { name: '공개하기' })
  await expect.poll(() => publish.isEnabled()).toBe(true)
  await page.context().setOffline(true)
  await publish.click()
  await page.getByRole('dialog').getByRole('alert').waitFor()
  await page.getByRole('button', { name: '취소', exact: true }).click()
  await field.fill('끊긴 동안')
  await page.getByRole('status').filter({ hasText: '저장하지 못했습니다' }).waitFor()
  await page.context().setOffline(false)
  await isSaved(page)
  expect((await clinic.api.request('GET /admin/global')).slots.footer.draft.data.phoneTitle).toBe('끊긴 동안')
  expect(await revisions()).toBe(before)

  await page.getByRole('button', { name: '공개된 상태로 되돌리기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '초안 되돌리기' }).click()
  await expect
    .poll(async () => (await clinic.api.request('GET /admin/global')).slots.footer.changed)
    .toBe(false)
  await page.getByRole('button', { name: '실행 취소' }).click()
  expect(await field.inputValue()).toBe('끊긴 동안')
  // The address leads to what the step brought back.
  await expect.poll(() => page.url()).toMatch(/#\/slots\/footer\?field=%2F\w+&step=\d+$/)
})

test('the editor, a form, an upload and a booking at the desk outlive a lost connection, an ended session and a closed window', async () => {
  const { page: first } = await openLayout('#/slots/footer')
  const context = first.context()
  const params = { resource: 'products', id: 2 }
  const stored = async () => (await clinic.api.request('GET /admin/{resource}/{id}', { params })).data
  const summary = (page: Page) => page.getByLabel('한 줄 소개')
  const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click()
  /** Closes a window in the middle of something, as a browser does that ends, and opens another. */
  const reopen = async (page: Page, to: string) => {
    const anew = await context.newPage()
    await page.close()
    await anew.goto(clinic.at(`/admin${to}`))
    return anew
  }

  // In the editor, which is closed before it has saved.
  const closedText = (page: Page) => page.getByRole('main').getByLabel('쉬는 날 글')
  await context.setOffline(true)
  await closedText(first).fill('닫힌 창에 쓴 글')
  const blank = await context.newPage()
  await first.close()
  await context.setOffline(false)
  await blank.goto(clinic.at('/admin/site#/slots/footer'))
  await expect.poll(() => closedText(blank).inputValue()).toBe('닫힌 창에 쓴 글')
  await isSaved(blank)

  // On a form.
  let page = await reopen(blank, '/content/products/2')
  await summary(page).fill('끊긴 동안 쓴 소개')
  await context.setOffline(true)
  await save(page)
  await page
    .getByText(/서버에 닿지 못했습니다/)
    .first()
    .waitFor()
  await context.setOffline(false)
  expect((await stored()).summary).not.toBe('끊긴 동안 쓴 소개')
  page = await reopen(page, '/content/products/2')
  await expect.poll(() => summary(page).inputValue()).toBe('끊긴 동안 쓴 소개')
  // Typed before the session ends: its picture may ask for it at once, and the question for the password takes the keys.
  await summary(page).fill('로그아웃될 때 쓴 소개')
  await context.clearCookies()
  // Where one is is told by a PUT too.
  const refused = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/admin/products/2'),
  )
  await page.keyboard.press('Control+s')
  expect((await refused).status()).toBe(401)
  const again = page.getByRole('dialog', { name: '다시 로그인' })
  await again.getByLabel('이메일').fill(admin.email)
  await again.getByLabel('비밀번호', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await again.waitFor({ state: 'detached' })
  expect(await summary(page).inputValue()).toBe('로그아웃될 때 쓴 소개')
  await save(page)
  await page.getByText('저장했습니다').first().waitFor()
  expect((await stored()).summary).toBe('로그아웃될 때 쓴 소개')

  // A picture that is being sent.
  const picker = page.getByRole('dialog')
  await page.getByRole('button', { name: '변경', exact: true }).first().click()
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c9d6cf' } })
    .png()
    .toBuffer()
  await picker.getByLabel('올릴 그림').setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer })
  await picker.getByLabel('대체 텍스트: desk.png').fill('끊긴 동안 올린 그림')
  await context.setOffline(true)
  await picker.getByRole('button', { name: '올리고 적용' }).click()
  await picker.getByRole('listitem').getByRole('alert').waitFor()
  await context.setOffline(false)
  await picker.getByRole('button', { name: '올리고 적용' }).click()
  await picker.waitFor({ state: 'detached' })
  await save(page)
  await expect.poll(async () => JSON.stringify(await stored())).toContain('끊긴 동안 올린 그림')

  // At the desk: what failed is sent when it is pressed again, and once.
  const day = addDays(dayInSeoul(Date.now()), 3)
  const entry = page.getByRole('dialog', { name: '전화 예약 등록' })
  await page.goto(clinic.at(`/admin/reservations?view=day&day=${day}`))
  await page.getByRole('button', { name: '예약 등록' }).first().click()
  await entry.getByLabel('시각').fill('03:00')
  await entry.getByRole('combobox', { name: '담당' }).click()
  // The first is none: the doctors may come after the list.
  await page.getByRole('option').nth(1).click()
  await entry.getByLabel('이름').fill('정하루')
  await entry.getByLabel('휴대전화').fill('010-9000-8181')
  await entry.getByLabel('소요 시간(분)').fill('30')
  await context.setOffline(true)
  await entry.getByRole('button', { name: '예약 등록' }).click()
  await page
    .getByText(/서버에 닿지 못했습니다/)
    .first()
    .waitFor()
  expect(await entry.getByLabel('이름').inputValue()).toBe('정하루')
  await context.setOffline(false)
  const entered = async () =>
    (await clinic.api.request('GET /admin/reservations', { query: { keyword: '8181' } })).rows.length
  expect(await entered()).toBe(0)
  await entry.getByRole('button', { name: '예약 등록' }).click()
  await page.getByRole('button', { name: '그래도 예약하기' }).click()
  await entry.waitFor({ state: 'detached' })
  expect(await entered()).toBe(1)
})

test('a page is made, copied in three clicks and removed, and a section hidden, without leaving the console', async () => {
  const { page, complaints } = await openLayout('#/pages/home')
  const list = page.getByRole('navigation', { name: '편집할 곳' })
  await list.getByRole('button', { name: '페이지 추가' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('제목').fill('여름 이벤트')
  await dialog.getByLabel('경로').fill('/:everything')
  await dialog.getByRole('button', { name: '추가' }).click()
  await dialog.getByText('경로의 첫 부분은 정해진 글자여야 합니다').waitFor()
  await dialog.getByLabel('경로').fill('/summer')
  await dialog.getByRole('button', { name: '추가' }).click()
  await page.getByRole('heading', { level: 2, name: '여름 이벤트' }).waitFor()
  await list.getByRole('button', { name: '섹션 추가' }).click()
  await dialog.getByRole('listitem').getByRole('button').first().click()
  await preview(page).locator('main [data-slot=section]').first().waitFor()
  await list.getByRole('button', { name: / 숨기기$/ }).click()
  await expect.poll(() => preview(page).locator('main [data-slot=section]').count()).toBe(0)

  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await click(list.getByText('여름 이벤트'))
  await click(page.getByRole('button', { name: '복제', exact: true }))
  await dialog.getByLabel('경로').fill('/winter')
  await click(dialog.getByRole('button', { name: '복제' }))
  await page.getByRole('heading', { level: 2, name: '여름 이벤트 사본' }).waitFor()
  expect(clicks).toBeLessThanOrEqual(3)
  expect((await draftOf('winter')).blocks.map(({ hidden }) => hidden)).toEqual([true])
  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await dialog.getByRole('button', { name: '페이지 삭제' }).click()
  await list.getByText('여름 이벤트 사본').waitFor({ state: 'detached' })
  await expect(draftOf('winter')).rejects.toMatchObject({ status: 404 })
  expect(complaints.filter((line) => !line.includes('422') && !line.includes('404'))).toEqual([])
})

test('a switch is one step back, a new item is not called wrong at once, and moving keeps the focus', async () => {
  const { page } = await openLayout('#/slots/header')
  await previewIsThere(page)
  const editor = page.getByRole('main')
  await editor.getByRole('button', { name: '종류 변경' }).click()
  const dialog = page.getByRole('dialog')
  // The one other type there is.
  await dialog.getByText('새로 보임').waitFor()
  const chosen = await dialog
    .getByRole('radio', { checked: true })
    .evaluate((radio) => radio.closest('label')?.querySelector('span')?.textContent?.trim())
  await dialog.getByRole('button', { name: '이 종류로 변경' }).click()
  await editor.getByText(chosen ?? '', { exact: true }).waitFor()
  await isSaved(page)
  await page.getByRole('button', { name: '실행 취소' }).click()
  await editor.getByText(chosen ?? '', { exact: true }).waitFor({ state: 'detached' })
  await isSaved(page)

  const add = editor.getByRole('button', { name: / 추가$/ }).first()
  await add.click()
  await page.getByRole('status').filter({ hasText: '고칠 곳이 있어' }).waitFor()
  expect(await editor.locator('[aria-invalid=true]').count()).toBe(0)
  await page.getByRole('button', { name: '공개 기록' }).focus()
  await editor.locator('[aria-invalid=true]').first().waitFor()
  await page.getByRole('button', { name: '실행 취소' }).click()
  await isSaved(page)

  const move = editor.getByRole('button', { name: '1번째 아래로' }).first()
  await move.focus()
  await page.keyboard.press('Enter')
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(label).toBe('2번째 아래로')
})

test('the preview follows a changed path, and says when it cannot be loaded', async () => {
  const { page } = await openLayout('#/pages/products/block-4')
  await previewIsThere(page)
  const editor = page.getByRole('main')
  await editor.getByLabel('제목', { exact: true }).waitFor()
  await editor
    .locator('[aria-expanded=false]')
    .evaluateAll((groups) => groups.forEach((group) => (group as HTMLElement).click()))
  expect(await editor.evaluate((pane) => pane.scrollWidth <= pane.clientWidth)).toBe(true)

  const list = page.getByRole('navigation', { name: '편집할 곳' })
  await list.getByText('게시판과 고객센터').click()
  await list.getByText('/cscenter/contact').click()
  const path = editor.getByLabel('경로')
  await path.fill('/contact-us')
  await path.press('Tab')
  await expect.poll(() => page.getByLabel('미리 볼 경로').inputValue()).toBe('/contact-us')
  const frame = page.locator('iframe[title="사이트 미리보기"]:not([aria-hidden])')
  await expect.poll(() => frame.getAttribute('src')).toContain('contact-us')
  // Alive: a block whose script is still on its way when the line goes is not shown.
  await preview(page).locator('[data-live] h1').first().waitFor()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: '새로 고침' }).click()
  const told = page.getByText('미리보기를 불러오지 못했습니다')
  await told.waitFor()
  await preview(page).locator('h1').first().waitFor()
  await page.context().setOffline(false)
  await told.waitFor({ state: 'detached' })
})
