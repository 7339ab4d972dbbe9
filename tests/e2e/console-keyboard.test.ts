import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addDays, dayInSeoul } from '#schema/plain/days.ts'
import { overrideCode } from '#schema/reservations.ts'
import { useConsoleSite } from '#tests/support/console-site.ts'
import { hiddenFocus, reach } from '#tests/support/hands.ts'

/* What a clinic does most, by who has no pointer: each ends where one goes on from, and the focus is seen on the way. */
const clinic = useConsoleSite('console-keyboard')
let page: Page

const treatment = '피코 토닝'

async function open() {
  ;({ page } = await clinic.visit(clinic.at('/admin'), clinic.session.given()))
  await clinic.session.enter(page)
  await page.getByRole('navigation', { name: '콘솔 메뉴' }).waitFor()
}
const press = (key: string) => page.keyboard.press(key)
const type = (text: string) => page.keyboard.type(text)
async function isFocused(target: Locator) {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)
}
const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true }).first()

/** Goes to something by Tab, with the focus in sight at every stop, and presses it. */
async function go(target: Locator, key = 'Enter', step = 'Tab') {
  const unseen: string[] = []
  await reach(page, target, {
    step,
    onStop: async () => {
      const problem = await hiddenFocus(page)
      if (problem) unseen.push(problem)
    },
  })
  expect(unseen).toEqual([])
  await expect.poll(() => target.isEnabled()).toBe(true)
  await press(key)
}

/** Opens a screen by its name, from wherever one is; the focus is in it. */
async function find(typed: string, name: string) {
  await press('Control+KeyK')
  await page.getByRole('combobox', { name: '찾을 것' }).waitFor()
  await type(typed)
  // A screen's group stands beside its name.
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .waitFor()
  await press('Enter')
  await page.getByRole('combobox', { name: '찾을 것' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const dialog = () => page.getByRole('dialog').last()
const isSaved = () => page.getByRole('status').filter({ hasText: '저장됨' }).waitFor()
const list = () => page.getByRole('navigation', { name: '편집할 곳' })
const home = async () =>
  (await clinic.api.request('GET /admin/pages/{key}', { params: { key: 'home' } })).draft

test('a header is switched and published, a section added and moved, a hero given a picture, a page copied', async () => {
  await open()
  await press('Control+Slash')
  await dialog().getByText('지금 고치는 것을 저장').waitFor()
  await press('Escape')
  const before = (await clinic.api.request('GET /admin/global')).slots.header.published?.component

  await find('디자인', '디자인·페이지')
  await go(list().getByRole('button', { name: /^헤더/ }))
  await go(button('종류 변경'))
  await dialog().locator('iframe').nth(1).waitFor()
  await go(button('비교 화면 건너뛰기'))
  await go(button('이 종류로 변경'))
  await isFocused(button('종류 변경'))
  await isSaved()
  await go(button(/^공개 \(/), 'Enter', 'Shift+Tab')
  await go(button('공개하기', dialog()))
  await dialog().getByText('사이트 보기').waitFor()
  await press('Escape')
  await isFocused(button(/^공개$/))
  const after = (await clinic.api.request('GET /admin/global')).slots.header.published?.component
  expect(after).not.toBe(before)

  await go(list().getByText('홈과 병원 소개'))
  await go(list().getByRole('button', { name: '라온피부과의원 /' }))
  await go(button('섹션 추가'))
  const card = dialog().getByRole('listitem').getByRole('button').first()
  const added = await card.innerText()
  await go(card)
  const row = list().locator('[data-section][aria-current=true]')
  await isFocused(row)
  expect(await row.innerText()).toContain(added)
  await go(button(`${added} 위로`))
  await isFocused(button(`${added} 위로`))
  await isSaved()
  const ids = (await home()).blocks.map(({ id }) => id)
  expect(ids.indexOf((await row.getAttribute('data-section')) ?? '')).toBe(ids.length - 2)
  await go(button(`${added} 삭제`))
  await isFocused(list().locator('[data-section]').last())

  await go(list().getByRole('button', { name: /^첫 화면/ }), 'Enter', 'Shift+Tab')
  const field = page.getByRole('group', { name: '그림(PC)' })
  await go(button('변경', field))
  const chooser = page.waitForEvent('filechooser')
  await go(button('그림 올리기', dialog()))
  const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c9d6cf' } })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'lobby.png', mimeType: 'image/png', buffer })
  await isFocused(dialog().getByLabel('대체 텍스트: lobby.png'))
  await type('새 로비')
  await go(button('올리고 적용', dialog()))
  await isFocused(button('변경', field))
  await isSaved()
  const hero = (await home()).blocks.find(({ component }) => component === 'HeroSection')
  expect(hero?.data.image).toMatchObject({ width: 90, alt: '새 로비' })

  await go(list().getByRole('button', { name: /^라온의 진료/ }), 'Enter', 'Shift+Tab')
  await go(button('복제', page.getByRole('main')))
  await isFocused(dialog().getByLabel('제목'))
  await press('Enter')
  await page.getByRole('heading', { level: 2, name: '라온의 진료 사본' }).waitFor()
  await isFocused(button('복제', page.getByRole('main')))
  await go(button('삭제', page.getByRole('main')))
  await go(button('페이지 삭제', dialog()))
  await page.getByRole('heading', { level: 2, name: '라온피부과의원' }).waitFor()
  await isFocused(list().getByRole('button', { name: '라온피부과의원 /' }))
})

test('a price is changed, a popup made for tomorrow, a reservation moved, a customer’s next booking seen', async () => {
  const day = addDays(dayInSeoul(Date.now()), 1)
  const { rows: doctors } = await clinic.api.request('GET /partner-employees', { query: {} })
  const booking = await clinic.api.request('POST /admin/reservations', {
    body: {
      type: 'VISIT',
      reservedAt: `${day}T04:00:00+09:00`,
      employeeId: doctors[0]?.id ?? 0,
      durationMinutes: 30,
      contactName: '한누리',
      contactPhone: '010-9000-7788',
      overrides: overrideCode.options,
    },
  })
  await open()
  await find('ㅍㅋㅌㄴ', treatment)
  const price = page.getByLabel('정가').first()
  await go(price, 'Control+A')
  await type('83000')
  await press('Control+S')
  await page.getByText('저장했습니다').first().waitFor()
  await isFocused(price)
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
  const product = await clinic.api.request('GET /v2/products/{id}', { params: { id }, query: {} })
  expect(product.options[0]?.price?.amount).toBe(83_000)

  await find('새 팝업', '새 팝업')
  await page.getByLabel('이름', { exact: true }).first().waitFor()
  await go(page.getByLabel('이름', { exact: true }).first(), 'End')
  await type('내일 쉽니다')
  await go(page.getByLabel('시작', { exact: true }), 'End')
  await type('내일')
  await go(page.getByLabel('이름', { exact: true }).nth(1), 'End')
  await type('쉬는 날')
  const pick = button('선택')
  await go(pick)
  await go(dialog().getByRole('button', { name: / × / }).first())
  await isFocused(button('변경'))
  await go(button('만들기'), 'Enter', 'Shift+Tab')
  await page.getByText('만들었습니다').first().waitFor()
  const { rows } = await clinic.api.request('GET /admin/{resource}', {
    params: { resource: 'popups' },
    query: { search: '내일 쉽니다' },
  })
  expect(rows[0]?.status).toBe('SCHEDULED')
  expect([day, addDays(dayInSeoul(Date.now()), 1)]).toContain(dayInSeoul(String(rows[0]?.values.startsAt)))

  await find('예약', '예약')
  await go(page.getByRole('searchbox', { name: '예약 찾기' }), 'End')
  await type('7788')
  await go(page.getByRole('button', { name: /님 예약 자세히$/ }).first())
  await go(button('시간 옮기기', dialog()))
  await go(dialog().getByLabel('시각'), 'Control+A')
  await type('05:30')
  await go(button('옮기고 고객에게 알리기'))
  await go(button('그래도 옮기기'))
  await dialog().getByText('05:30').first().waitFor()
  await isFocused(button('시간 옮기기', dialog()))
  await press('Escape')
  await isFocused(page.getByRole('button', { name: /님 예약 자세히$/ }).first())
  const params = { reservationId: booking.id }
  const moved = await clinic.api.request('GET /admin/reservations/{reservationId}', { params })
  expect([moved.day, moved.time]).toEqual([day, '05:30'])

  await find('고객', '고객')
  const next = page
    .getByRole('row')
    .getByRole('button', { name: /^20\d\d\./ })
    .first()
  await go(next)
  await page.getByRole('dialog', { name: /^예약 / }).waitFor()
  await press('Escape')
  await isFocused(next)
})
