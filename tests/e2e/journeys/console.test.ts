import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addDays, dayInSeoul } from '#schema/plain/days.ts'
import type { Image } from '#schema/primitives.ts'
import { overrideCode } from '#schema/reservations.ts'
import { phone } from '#tests/support/browser.ts'
import { useConsoleSite } from '#tests/support/console-site.ts'
import {
  accessibilityProblems,
  overflows,
  scrollThrough,
  toastProblems,
  watchShifts,
} from '#tests/support/page-checks.ts'

const clinic = useConsoleSite('console')

const treatment = '피코 토닝'
async function findTreatment(): Promise<number> {
  const { rows } = await clinic.api.request('GET /admin/{resource}', {
    params: { resource: 'products' },
    query: { search: treatment },
  })
  return rows[0]?.id ?? 0
}
const publicPrice = async (id: number) =>
  (await clinic.api.request('GET /v2/products/{id}', { params: { id }, query: {} })).options[0]?.price?.amount
const firstPrice = (page: Page) => page.getByLabel('정가').first()

test('the price of an option is changed in four clicks from the home, and is the site’s at once', async () => {
  const id = await findTreatment()
  const { page, complaints } = await clinic.open()
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await click(page.getByRole('navigation').getByRole('link', { name: '시술', exact: true }))
  await click(page.getByRole('link', { name: treatment, exact: true }))
  await click(firstPrice(page))
  await firstPrice(page).fill('77000')
  // The page beside the form has the price as it is typed; the site has it once it is saved.
  const typed = page.frameLocator('iframe[title$="의 사이트 화면"]:not([aria-hidden=true])')
  await typed
    .getByText(/77,000/)
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await publicPrice(id)).not.toBe(77_000)
  await click(page.getByRole('button', { name: '저장', exact: true }))
  await page.getByText('저장했습니다').first().waitFor()
  expect(clicks).toBeLessThanOrEqual(4)
  expect(await publicPrice(id)).toBe(77_000)
  expect(complaints).toEqual([])
})

test('a visit is counted, without a cookie, and stands in the charts of the home screen', async () => {
  // A visit may be counted after a midnight in Seoul.
  const from = dayInSeoul(new Date())
  const figures = async () => {
    const query = { from, to: dayInSeoul(new Date()) }
    const { days, products } = await clinic.api.request('GET /admin/statistics', { query })
    const sum = (count: 'visits' | 'views') => days.reduce((all, day) => all + day[count], 0)
    return { visits: sum('visits'), views: sum('views'), products }
  }
  const id = await findTreatment()
  const before = await figures()
  let told = 0
  await clinic.visit(clinic.at(`/products/${id}`), {}, async (fresh) => {
    fresh.on('request', (request) => {
      if (request.url().endsWith('/_api/visits')) told += 1
    })
  })
  await expect.poll(figures).toMatchObject({ visits: before.visits + 1, views: before.views + 1 })
  expect(told).toBe(1)
  expect((await figures()).products.map((product) => product.id)).toContain(id)

  const { page, complaints } = await clinic.open('', phone)
  await page.getByRole('img', { name: '날마다의 방문' }).waitFor()
  await page.getByRole('button', { name: '7일', exact: true }).click()
  await page.getByText('날마다의 수를 표로 보기').click()
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(8)
  expect(await overflows(page)).toEqual([])
  expect(await accessibilityProblems(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('Ctrl+K, initial consonants and Enter lead to a treatment’s price; the last opened is offered first', async () => {
  const id = await findTreatment()
  const { page, complaints } = await clinic.open()
  await page.getByRole('navigation', { name: '콘솔 메뉴' }).waitFor()
  await page.keyboard.press('Control+K')
  const field = page.getByRole('combobox', { name: '찾을 것' })
  await field.waitFor()
  await page.keyboard.type('ㅍㅋㅌㄴ')
  const treatments = page.getByRole('group', { name: '시술', exact: true })
  await treatments.getByRole('option', { name: treatment, exact: true }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/content/products/${id}`)
  await firstPrice(page).fill('79000')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByText('저장했습니다').first().waitFor()
  expect(await publicPrice(id)).toBe(79_000)

  await page.getByRole('button', { name: /^찾기/ }).click()
  await page.getByRole('group', { name: '최근' }).getByRole('option', { name: treatment }).waitFor()
  await page.keyboard.type('새 공지')
  await page.getByRole('option', { name: '새 공지', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('what is refused is told at its field, and what was typed outlives the page', async () => {
  const id = await findTreatment()
  const { page } = await clinic.open(`/content/products/${id}`)
  await page.getByLabel('할인가').first().fill('99000000')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  const price = page.getByLabel('할인가').first()
  await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true')
  // The page beside the form says it too.
  await page
    .getByText(/할인가는 정가\(.*원\)보다 낮아야 합니다/)
    .first()
    .waitFor()

  await page.getByRole('navigation').getByRole('link', { name: '공지', exact: true }).click()
  await page.goBack()
  await expect.poll(() => page.getByLabel('할인가').first().inputValue()).toBe('99,000,000')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect.poll(() => page.getByLabel('할인가').first().inputValue()).toBe('99,000,000')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.poll(() => page.getByLabel('할인가').first().inputValue()).toBe('')
})

test('of two who change one treatment the second is told what the first did, and loses nothing', async () => {
  const id = await findTreatment()
  const [{ page: first }, { page: second }] = [
    await clinic.open(`/content/products/${id}`),
    await clinic.open(`/content/products/${id}`),
  ]
  await second.getByLabel('한 줄 소개').fill('두 사람이 함께 고친 소개')
  await firstPrice(first).fill('81000')
  await first.getByRole('button', { name: '저장', exact: true }).click()
  await first.getByText('저장했습니다').first().waitFor()

  const alert = second.getByRole('alert')
  await alert.getByText(/관리자님이 .*에 저장했습니다/).waitFor()
  await alert.getByText('옵션과 가격 › 1번째 › 정가').waitFor()
  expect(await second.getByLabel('한 줄 소개').inputValue()).toBe('두 사람이 함께 고친 소개')
  expect(await firstPrice(second).inputValue()).toBe('81,000')
  await second.getByRole('button', { name: '저장', exact: true }).click()
  // Not what is said of the first.
  await second.getByText('저장했습니다. 사이트에 바로 보입니다.').first().waitFor()
  const saved = await clinic.api.request('GET /admin/{resource}/{id}', {
    params: { resource: 'products', id },
  })
  expect(saved.data).toMatchObject({
    summary: '두 사람이 함께 고친 소개',
    options: [{ price: 81_000 }, {}, {}],
  })
})

test('a reservation is taken by phone, found, moved on the board, and kept where another has its time', async () => {
  const day = dayInSeoul(new Date(Date.now() + 86_400_000))
  const { rows } = await clinic.api.request('GET /partner-employees', { query: {} })
  const [doctor, other] = rows
  const { page, complaints } = await clinic.open(`/reservations?view=day&day=${day}`)
  const board = page.getByRole('region', { name: '예약 시간표' })
  // Hours at which the demo has nothing.
  const enter = async (name: string, time: string) => {
    await page.getByRole('button', { name: '예약 등록' }).first().click()
    const form = page.getByRole('dialog', { name: '전화 예약 등록' })
    await form.getByLabel('시각').fill(time)
    await form.getByRole('combobox', { name: '담당' }).click()
    await page.getByRole('option', { name: doctor?.name ?? '' }).click()
    await form.getByLabel('이름').fill(name)
    await form.getByLabel('휴대전화').fill('010-9000-4321')
    await form.getByLabel('예약 시술').pressSequentially('ㅍㅋㅌㄴ')
    // At once, while the list may still have every treatment: Enter waits for what is typed.
    await page.keyboard.press('Enter')
    await form.getByRole('listitem').filter({ hasText: treatment }).waitFor()
    await form.getByLabel('소요 시간(분)').fill('30')
    await form.getByRole('button', { name: '예약 등록' }).click()
    const asked = page.getByRole('dialog', { name: '예약을 받지 않는 시간입니다' })
    await asked.getByText(/그래도 예약할까요\?$/).waitFor()
    await asked.getByRole('button', { name: '돌아가기' }).click()
    expect(await form.getByLabel('이름').inputValue()).toBe(name)
    await form.getByRole('button', { name: '예약 등록' }).click()
    await asked.getByRole('button', { name: '그래도 예약하기' }).click()
    await form.waitFor({ state: 'detached' })
    await board.getByRole('button', { name: new RegExp(`^${time}`) }).waitFor()
  }
  await enter('서보라', '05:00')
  // What is typed is not lost by a slip.
  await page.getByRole('button', { name: '예약 등록' }).first().click()
  const form = page.getByRole('dialog', { name: '전화 예약 등록' })
  await form.getByLabel('이름').fill('서')
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' })
    .getByRole('button', { name: '계속 작성' })
    .click()
  expect(await form.getByLabel('이름').inputValue()).toBe('서')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '저장하지 않고 닫기' }).click()
  await form.waitFor({ state: 'detached' })
  await enter('서다온', '06:00')

  const block = (time: string) => board.getByRole('button', { name: new RegExp(`^${time}`) })
  /** Drags a reservation by minutes, to a doctor's column. */
  const drag = async (time: string, minutes: number, name: string) => {
    // Once it stands still: what was let go glides back to its place.
    await block(time).hover()
    const from = (await block(time).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const to = (await board.getByRole('region', { name }).boundingBox()) ?? from
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2 + 12)
    await page.mouse.move(to.x + to.width / 2, from.y + from.height / 2 + minutes * 1.4, { steps: 4 })
    // A place shows that it takes what is let go over it.
    await board.getByRole('region', { name }).locator('[data-over]').waitFor()
    await page.mouse.up()
    // Clicks go nowhere for 50 ms after a drop (dnd-kit): a longer timer that begins later ends after that.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 60)))
  }
  await drag('05:00', 50, doctor?.name ?? '')
  const asking = page.getByRole('dialog', { name: /예약 옮기기/ })
  await asking.getByText('05:50').waitFor()
  await asking.getByRole('button', { name: '옮기기' }).click()
  await asking.getByRole('alert').getByText(/예약/).waitFor()
  await asking.getByRole('button', { name: '그대로 두기' }).click()
  expect(await block('05:00').count()).toBe(1)

  let clicks = 0
  const counted = async (done: Promise<unknown>) => {
    clicks += 1
    await done
  }
  await counted(drag('05:00', 50, other?.name ?? ''))
  await asking.getByText('05:50').waitFor()
  await counted(asking.getByRole('button', { name: '옮기기' }).click())
  // Before opening it asks once more.
  await page.getByRole('button', { name: '그래도 옮기기' }).click()
  await block('05:50').waitFor()
  expect(clicks).toBe(2)

  // What a colleague enters is there at once, long before the board asks again by itself.
  await clinic.api.request('POST /admin/reservations', {
    body: {
      type: 'VISIT',
      reservedAt: `${day}T07:00:00+09:00`,
      employeeId: doctor?.id ?? 0,
      durationMinutes: 30,
      contactName: '강나래',
      contactPhone: '010-9000-5678',
      overrides: overrideCode.options,
    },
  })
  await block('07:00').waitFor()

  await page.getByRole('searchbox', { name: '예약 찾기' }).fill('4321')
  const found = page.getByRole('button', { name: /님 예약 자세히$/ })
  await found.first().click()
  const details = page.getByRole('dialog', { name: /^예약 / })
  await details
    .getByText(other?.name ?? '')
    .first()
    .waitFor()
  await details.getByText('변경 이력').click()
  await details.getByText('변경', { exact: true }).waitFor()
  await details.getByRole('button', { name: '시술 변경' }).click()
  await details.getByRole('button', { name: '하나 더하기' }).click()
  await details.getByRole('button', { name: '변경하고 고객에게 알리기' }).click()
  await details.getByText('× 2').first().waitFor()
  await details.getByRole('button', { name: '노쇼', exact: true }).click()
  const early = '예약한 시각이 지나야 방문 완료나 노쇼로 표시할 수 있습니다.'
  expect(await toastProblems(page, early)).toEqual([])
  await details.getByRole('button', { name: '연락처 보기' }).click()
  await details.getByText('010-9000-4321').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  // What is refused (409, 422) Chromium notes as an error.
  expect(complaints.filter((complaint) => !/\b(409|422)\b/.test(complaint))).toEqual([])

  // A click on the block of who has come brings it a step on, and another back.
  const yesterday = addDays(dayInSeoul(Date.now()), -1)
  await clinic.api.request('POST /admin/reservations', {
    body: {
      type: 'VISIT',
      reservedAt: `${yesterday}T05:00:00+09:00`,
      employeeId: other?.id ?? 0,
      durationMinutes: 30,
      contactName: '한이슬',
      contactPhone: '010-9000-5679',
      overrides: overrideCode.options,
    },
  })
  await page.goto(clinic.at(`/admin/reservations?view=day&day=${yesterday}`))
  const step = (name: string) => board.getByRole('button', { name: `한*슬님 예약 ${name}`, exact: true })
  await step('방문 완료').click()
  await board.getByRole('button', { name: /^05:00.*방문 완료$/ }).waitFor()
  // A message stays as long as it is pointed at, and lies over the block.
  await page.mouse.move(5, 5)
  await step('되돌리기').click()
  await board.getByRole('button', { name: /^05:00.*확정$/ }).waitFor()

  // The window is closed while somebody types, and opened anew: it goes on.
  await page.getByRole('button', { name: '예약 등록' }).first().click()
  await form.getByLabel('이름').fill('서나연')
  await form.getByLabel('병원만 보는 메모').fill('첫 방문')
  const anew = await page.context().newPage()
  await page.close()
  await anew.goto(clinic.at('/admin/reservations'))
  await anew.getByRole('button', { name: '예약 등록' }).first().click()
  const again = anew.getByRole('dialog', { name: '전화 예약 등록' })
  await again.getByText('작성하던 예약을 이어서 작성합니다.').waitFor()
  expect(await again.getByLabel('이름').inputValue()).toBe('서나연')
  expect(await again.getByLabel('병원만 보는 메모').inputValue()).toBe('첫 방문')
  await again.getByRole('button', { name: '비우고 새로 작성' }).click()
  expect(await again.getByLabel('이름').inputValue()).toBe('')
  await anew.keyboard.press('Escape')
  await again.waitFor({ state: 'detached' })
})

test('Enter in the field of treatments books nothing, composing or not, whatever is typed', async () => {
  const { page } = await clinic.open('/reservations')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.getByRole('button', { name: '예약 등록' }).first().click()
  const form = page.getByRole('dialog', { name: '전화 예약 등록' })
  await form.getByRole('combobox', { name: '담당' }).click()
  await page.getByRole('option').nth(1).click()
  await form.getByLabel('이름').fill('서보라')
  await form.getByLabel('휴대전화').fill('010-9000-4321')
  const field = form.getByLabel('예약 시술')
  await field.fill('없는 시술')
  for (const _ of [1, 2]) await page.keyboard.press('Enter')
  await page.getByText('찾는 시술이 없습니다.').waitFor()

  // A keyboard that composes Korean ends a syllable by Enter.
  await field.fill('')
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: '토닝', selectionStart: 2, selectionEnd: 2 })
  await page.keyboard.press('Enter')
  expect(await form.getByRole('listitem').count()).toBe(0)
  await keyboard.send('Input.insertText', { text: '토닝' })
  await page.keyboard.press('Enter')
  await form.getByRole('listitem').filter({ hasText: '토닝' }).waitFor()
  expect(await field.inputValue()).toBe('')
  await page.keyboard.press('Enter')

  // What is typed and not chosen is told, and keeps the form from being sent.
  await field.fill('제모')
  // By its type: the open list hides the rest of the window from screen readers.
  await form.locator('button[type=submit]').click()
  await form.getByText(/‘제모’: 선택한 것이 없습니다/).waitFor()
  expect(sent.filter((path) => path.endsWith('/admin/reservations'))).toEqual([])
  await page.keyboard.press('Escape')
})

test('a customer’s next booking is two clicks away; who they are is shown when asked for, and gone when they wish', async () => {
  const { rows } = await clinic.api.request('GET /admin/customers', { query: { kind: 'guest' } })
  const { id = 0, name: masked = '', next } = rows.find((row) => row.next !== null) ?? {}
  const params = { customerId: id }
  const { name } = await clinic.api.request('POST /admin/customers/{customerId}/reveal', { params })
  const { code } = await clinic.api.request('GET /admin/reservations/{reservationId}', {
    params: { reservationId: next?.reservationId ?? 0 },
  })
  const { page, complaints } = await clinic.open()
  const menu = page.getByRole('navigation', { name: '콘솔 메뉴' })
  const line = page.getByRole('row').filter({ hasText: masked ?? '' })
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await click(menu.getByRole('link', { name: '고객', exact: true }))
  await click(line.getByRole('button', { name: /^20\d\d\./ }))
  await page.getByRole('dialog', { name: `예약 ${code}` }).waitFor()
  expect(clicks).toBe(2)
  await page.keyboard.press('Escape')
  await line.getByRole('button', { name: '연락처 보기' }).click()
  const whole = page.getByRole('row').filter({ hasText: name ?? '' })
  expect(await whole.getByRole('link').first().textContent()).toContain(name)
  expect(await accessibilityProblems(page)).toEqual([])

  clicks = 0
  await click(page.getByRole('button', { name: /^찾기/ }))
  await page.getByRole('combobox', { name: '찾을 것' }).fill(name ?? '')
  await click(page.getByRole('group', { name: '고객' }).getByRole('option').first())
  await page.getByRole('heading', { level: 1, name: masked ?? '' }).waitFor()
  const ahead = page.getByRole('button', { name: /^20\d\d\./ }).first()
  await ahead.waitFor()
  expect(clicks).toBe(2)
  await page.getByRole('textbox', { name: '메모' }).fill('창가 자리를 좋아하심')
  await page.getByRole('button', { name: '메모 저장' }).click()
  await page.getByText('메모를 저장했습니다.').waitFor()
  await page.getByRole('button', { name: '이름과 연락처 보기' }).click()
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflows(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '정보 내보내기' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({ customer: { name, memo: '창가 자리를 좋아하심' } })
  await page.getByRole('button', { name: '정보 삭제' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '고객 정보 삭제' }).click()
  await page.waitForURL('**/admin/customers')
  await page.getByRole('heading', { level: 1, name: /고객/ }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  await line.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

const widgetOf = (page: Page) => page.frameLocator('iframe[src*="/_widget"]')
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click()

test('a phone number that is no number is told at its field, and one that is stands in the site’s footer', async () => {
  const { page, complaints } = await clinic.open()
  await page.getByRole('navigation').getByRole('link', { name: '병원 정보' }).click()
  const phoneNumber = page.getByLabel('대표 전화')
  await phoneNumber.fill('전화 주세요')
  await page.getByText(/^대표 전화: .* 마지막으로 그릴 수 있던 모습입니다\.$/).waitFor()
  await save(page)
  await expect.poll(() => phoneNumber.getAttribute('aria-invalid')).toBe('true')
  await page.getByText('전화번호는 02-1234-5678이나 1588-0000처럼 적어 주세요.', { exact: true }).waitFor()
  // Chromium notes the refusal.
  complaints.splice(0)
  await phoneNumber.fill('02-7777-8888')
  // The page beside the form has it as it is typed.
  const typed = page.frameLocator('iframe[title="병원 정보의 사이트 화면"]:not([aria-hidden=true])')
  await typed.getByRole('contentinfo').getByText('02-7777-8888').first().waitFor()
  await save(page)
  await page.getByText('저장했습니다').first().waitFor()
  await page.getByRole('button', { name: '변경 기록' }).click()
  await page.getByRole('dialog').getByText('대표 전화').waitFor()
  const { page: visitor } = await clinic.visit(clinic.at())
  await visitor.getByRole('contentinfo').getByText('02-7777-8888').first().waitFor()
  expect(complaints).toEqual([])
})

test('a day off shows who has booked it, is saved when that is accepted, and says why in the booking calendar', async () => {
  const { rows } = await clinic.api.request('GET /admin/reservations', {
    query: { status: 'CONFIRMED', from: dayInSeoul(new Date(Date.now() + 86_400_000)), pageSize: 50 },
  })
  // Others have put reservations at hours in which nobody works.
  const day = rows.find(({ time }) => time >= '10:00')?.day ?? ''
  const { page } = await clinic.open('/content/special-days/new')
  await page.getByLabel('이유').fill('학회 참석으로 쉽니다')
  await page.getByLabel('첫날').fill(day)
  await page.getByLabel('마지막 날').fill(day)
  const make = page.getByRole('button', { name: '만들기' })
  await make.click()
  const asked = page.getByRole('dialog', { name: '예약이 있는 시간입니다' })
  await asked.getByText(/예약이 \d+건 있습니다/).waitFor()
  expect(await asked.getByRole('link').first().getAttribute('href')).toBe(`/admin/reservations?day=${day}`)
  expect(await accessibilityProblems(page)).toEqual([])
  await asked.getByRole('button', { name: '저장하지 않기' }).click()
  await make.click()
  await asked.getByRole('button', { name: '예약을 두고 저장' }).click()
  await page.getByText('휴진일을 만들었습니다').first().waitFor()

  const { page: visitor } = await clinic.visit(clinic.at('/info?wcopen=1'))
  const calendar = widgetOf(visitor)
  const off = calendar.locator(`[data-day="${day}"]`)
  // None of the month's last days may be free any more.
  await calendar.locator('[data-day]').first().waitFor()
  if ((await off.count()) === 0) await calendar.getByRole('button', { name: '다음 달' }).click()
  await off.filter({ hasText: '학회 참석으로 쉽니다' }).waitFor()
})

async function findHero() {
  const { draft } = await clinic.api.request('GET /admin/pages/{key}', { params: { key: 'home' } })
  return draft.blocks.find(({ component }) => component === 'HeroSection')!
}
const heroImage = async () => (await findHero()).data.image as Image | undefined

test('a photo from the camera is the hero’s picture in four clicks, and is cut to the hero’s ratio and round a point', async () => {
  const photo = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: '#c9d6cf' },
  })
    .jpeg()
    .toBuffer()
  const { page, complaints } = await clinic.open(`/site#/pages/home/${(await findHero()).id}`, phone)
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const field = page.getByRole('group', { name: '그림(PC)' })
  await click(field.getByRole('button', { name: '변경' }))
  const dialog = page.getByRole('dialog')
  const camera = page.waitForEvent('filechooser')
  await click(dialog.getByRole('button', { name: '사진 찍기' }))
  await (await camera).setFiles({ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer: photo })
  await dialog.getByLabel('대체 텍스트: IMG_0412.jpg').fill('새로 꾸민 로비')
  await click(dialog.getByRole('button', { name: '올리고 적용' }))
  await dialog.waitFor({ state: 'detached' })
  expect(clicks).toBeLessThanOrEqual(4)
  await expect.poll(async () => (await heroImage())?.height).toBe(1200)

  await field.getByRole('button', { name: '자르기' }).click()
  await dialog.getByRole('radio', { name: '16:9 (이 자리)' }).waitFor()
  await dialog.getByRole('button', { name: '잘라서 적용' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(heroImage).toMatchObject({ width: 900, height: 506 })

  await field.getByRole('button', { name: '초점' }).click()
  await dialog.getByRole('slider', { name: '초점의 가로 위치' }).press('Shift+ArrowLeft')
  await dialog.getByRole('button', { name: '이 초점 적용' }).click()
  await expect.poll(async () => (await heroImage())?.src).toMatch(/-900x506\.webp#focus=40,50$/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(clinic.at('/?preview=draft'))
  const drawn = page.getByRole('img', { name: '새로 꾸민 로비' })
  expect(await drawn.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('40% 50%')

  await page.goto(clinic.at(`/admin/media?search=${encodeURIComponent('ㄹㅂ')}`))
  await page.getByRole('button', { name: /새로 꾸민 로비 900 × 506/ }).click()
  await dialog.getByRole('link', { name: /페이지 ‘.*’의 초안에서 씁니다/ }).waitFor()
  expect(await dialog.getByRole('button', { name: '삭제' }).isDisabled()).toBe(true)
  expect(complaints).toEqual([])
})

test('a long picture is shown whole, in strips without a seam that load when they are near, and nothing moves', async () => {
  const background = '#7a2e2e'
  const png = await sharp({ create: { width: 860, height: 14_000, channels: 3, background } })
    .png()
    .toBuffer()
  const { src, alt, width, height } = await clinic.api.request('POST /admin/files', {
    query: { alt: '시술 안내' },
    body: new Blob([new Uint8Array(png)], { type: 'image/png' }),
  })
  expect([width, height]).toEqual([860, 14_000])
  const { id } = await clinic.api.request('POST /admin/{resource}', {
    params: { resource: 'notices' },
    body: {
      title: '긴 그림',
      publishedAt: '2026-01-01T00:00:00.000Z',
      body: [{ type: 'image', image: { src, alt, width, height } }],
    },
  })
  const { page, complaints } = await clinic.visit(clinic.at('/cscenter/notice'), phone)
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('strip=') && asked.push(request.url())))
  const shifts = await watchShifts(page)
  // Their widths are no whole pixels, and so are their heights.
  await page.setViewportSize({ width: 391, height: 664 })
  await page.goto(clinic.at(`/cscenter/notice/${id}`))
  const strips = page.locator('main figure img')
  await expect.poll(() => strips.count()).toBe(7)
  const boxes = () => strips.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  const before = await boxes()
  const sum = before.reduce((whole, box) => whole + box.height, 0)
  expect(sum).toBeCloseTo((before[0].width * 14_000) / 860, 0)
  expect(asked.length).toBeLessThan(7)
  await scrollThrough(page)
  const areLoaded = () =>
    strips.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))
  await expect.poll(areLoaded).toBe(true)
  // What is drawn waits for the pictures: they may be decoded after it.
  await strips.evaluateAll((all) =>
    Promise.all(
      all.map((one) => Object.assign(one as HTMLImageElement, { decoding: 'sync' as const }).decode()),
    ),
  )
  // The header is fixed over what is below it.
  await page.locator('[data-slot=header]').evaluate((header) => (header.style.visibility = 'hidden'))
  const shot = await page.locator('main figure').screenshot()
  const middle = { left: 100, top: 1, width: 1, height: Math.floor(sum) - 2 }
  const rows = await sharp(shot).extract(middle).removeAlpha().raw().toBuffer()
  const others = Array.from({ length: middle.height }, (_, row) => rows[row * 3] ?? 0).filter(
    (red) => Math.abs(red - 0x7a) > 6,
  )
  expect(others).toEqual([])
  expect((await shifts()).moved.filter((node) => /<img|figure/.test(node))).toEqual([])
  expect(complaints).toEqual([])
})

test('a popup for tomorrow’s midnight is made in eight clicks, and comes and goes in a window by its clock', async () => {
  const { page, complaints } = await clinic.open()
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const write = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true })
    await click(field.first())
    // The first name is the popup's own, the second that of its picture.
    await (
      label === '이름' ? field.nth((await field.first().inputValue()) === '' ? 0 : 1) : field.first()
    ).fill(text)
  }
  await click(page.getByRole('navigation').getByRole('link', { name: '팝업', exact: true }))
  await click(page.getByRole('link', { name: '새로 만들기' }))
  await page.getByLabel('이름', { exact: true }).first().waitFor()
  const unsaved = page.getByText('저장하지 않은 변경이 있습니다')
  expect(await unsaved.count()).toBe(0)
  await write('이름', '내일부터 쉽니다')
  await unsaved.waitFor()
  const before = dayInSeoul(Date.now())
  await write('시작', '내일')
  await write('이름', '쉬는 날')
  await click(page.getByRole('button', { name: '선택', exact: true }).first())
  await click(page.getByRole('dialog').getByRole('button', { name: / × / }).first())
  // The page beside the form has it as it is typed, before it is made, on a PC: it has no picture for a phone.
  await page.getByRole('button', { name: 'PC (1440)' }).click()
  await page
    .frameLocator('iframe[title="새 팝업의 사이트 화면"]:not([aria-hidden=true])')
    .getByRole('dialog', { name: '내일부터 쉽니다' })
    .waitFor()
  await click(page.getByRole('button', { name: '만들기', exact: true }))
  await page.getByText('만들었습니다').first().waitFor()
  expect(clicks).toBeLessThanOrEqual(8)
  const { rows } = await clinic.api.request('GET /admin/{resource}', {
    params: { resource: 'popups' },
    query: { search: '내일부터 쉽니다' },
  })
  const day = dayInSeoul(String(rows[0]?.values.startsAt))
  expect([before, dayInSeoul(Date.now())].map((now) => addDays(now, 1))).toContain(day)
  expect(rows[0]?.status).toBe('SCHEDULED')

  await page.goto(clinic.at(`/admin/content/popups?month=${day.slice(0, 7)}`))
  await page.getByRole('region').getByText('내일부터 쉽니다').waitFor()
  await page.getByRole('button', { name: `${Number(day.slice(8))}일의 화면 보기`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '그때의 화면' })
  const told = dialog.getByRole('status')
  await told.getByText('내일부터 쉽니다').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const seen = dialog.frameLocator('iframe')
  await seen.getByRole('dialog').locator('img').first().waitFor()
  await dialog.getByLabel('때').fill(`${addDays(day, -1)}T23:59`)
  await told.getByText('내일부터 쉽니다').waitFor({ state: 'detached' })
  // Chromium notes that what was not filled in yet could not be drawn.
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([])

  // A visitor has the home page open from the evening on; the API answers as of that window's clock.
  const { id, values } = rows[0] as (typeof rows)[number]
  const starts = Date.parse(String(values.startsAt))
  const ends = starts + 24 * 3_600_000
  const params = { resource: 'popups', id }
  const { etag, data } = await clinic.api.request('GET /admin/{resource}/{id}', { params })
  await clinic.api.request('PUT /admin/{resource}/{id}', {
    params,
    headers: { 'if-match': etag },
    body: { ...data, endsAt: new Date(ends).toISOString() },
  })
  const asked: string[] = []
  const visitor = await clinic.visit(clinic.at(), {}, async (window) => {
    await window.clock.install({ time: starts - 3_600_000 })
    const now = async () => new Date(await window.evaluate(() => Date.now()))
    await window.route('**/_api/clock', async (route) =>
      route.fulfill({ status: 204, headers: { date: (await now()).toUTCString() } }),
    )
    await window.route('**/_api/customer/popups', async (route) => {
      const at = (await now()).toISOString()
      asked.push(at)
      const all = await clinic.api.request('GET /customer/popups', { query: { at } })
      const due = all.rows.filter((popup) => popup.id === id)
      const validUntil = [starts, ends].find((moment) => moment > Date.parse(at))
      await route.fulfill({
        json: { rows: due, validUntil: validUntil ? new Date(validUntil).toISOString() : null },
      })
    })
  })
  const popup = visitor.page.getByRole('dialog', { name: '내일부터 쉽니다' })
  await expect.poll(() => asked.length).toBe(1)
  await visitor.rested()
  expect(await popup.count()).toBe(0)
  await visitor.page.clock.fastForward(3_600_000)
  await popup.locator('img').first().waitFor()
  await visitor.page.clock.fastForward(ends - starts)
  await popup.waitFor({ state: 'detached' })
  expect(asked.map((at) => Date.parse(at) >= starts)).toEqual([false, true, true])
  // Blocks that come near the screen a day later hydrate as the server drew them.
  await scrollThrough(visitor.page)
  expect(visitor.complaints).toEqual([])
})

test('a filtered list is saved by name, is one click away on a phone too, and is forgotten there', async () => {
  const { page, complaints, rested } = await clinic.open('/content/notices')
  await page.getByRole('button', { name: '이 보기 저장' }).waitFor({ state: 'detached' })
  const found = page.getByRole('heading', { level: 1 }).filter({ hasText: /\d/ })
  const count = await found.innerText()
  await page.getByRole('searchbox').fill('진료')
  await expect.poll(() => found.innerText()).not.toBe(count)
  const few = await found.innerText()
  await page.getByRole('button', { name: '이 보기 저장' }).click()
  const box = page.getByRole('dialog', { name: '이 보기 저장' })
  await box.getByRole('button', { name: '저장' }).click()
  await box.getByText('이름을 적어 주세요.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await box.getByLabel('이름').fill('진료 안내')
  await page.keyboard.press('Enter')
  const views = page.getByRole('group', { name: '저장한 보기' })
  await views.getByRole('button', { name: '진료 안내', pressed: true }).waitFor()
  await views.getByRole('button', { name: '모두' }).click()
  await expect.poll(() => found.innerText()).toBe(count)
  await rested()
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([])

  const onPhone = (await clinic.open('/content/notices', phone)).page
  const there = onPhone.getByRole('group', { name: '저장한 보기' })
  await there.getByRole('button', { name: '진료 안내' }).click()
  await expect.poll(() => onPhone.getByRole('heading', { level: 1 }).innerText()).toBe(few)
  expect([...(await accessibilityProblems(onPhone)), ...(await overflows(onPhone))]).toEqual([])
  await there.getByRole('button', { name: '보기 ‘진료 안내’ 삭제' }).click()
  await onPhone.getByRole('button', { name: '이 보기 저장' }).waitFor()
  expect((await clinic.api.request('GET /admin/list-views')).rows).toEqual([])
})
