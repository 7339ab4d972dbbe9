import { expect, inject, test } from 'vitest'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { hands, type Hand } from '#tests/support/hands.ts'
import { accessibilityProblems, openedDialog, overflows } from '#tests/support/page-checks.ts'
import { rounds } from '#tests/support/rounds.ts'
import { codeSentTo } from '#tests/support/sent-messages.ts'
import { bookToTheEnd, button, heading, widgetOf } from '#tests/support/widget.ts'

const visit = useBrowser()
const siteUrl = inject('siteUrl')
/** Somebody whose phone a code proves that the demo's server sends. */
const guestOf = (number: string) => ({
  name: '김하늘',
  phone: number,
  code: () => codeSentTo(inject('siteData'), number),
})
const open = (path: string, options = {}) => visit(`${siteUrl}${path}`, options)

test.each(rounds<Hand[]>({ few: ['mouse'], all: ['mouse', 'keyboard'] }))(
  'by %s: from home to an event, its treatment, an option and the cart, and from there to a booking, which empties it',
  async (hand) => {
    const { page, complaints } = await open('/', hand === 'mouse' ? phone : {})
    const press = hands[hand](page)
    const problems: string[] = []
    const look = async (step: string) => {
      for (const one of [...(await accessibilityProblems(page)), ...(await overflows(page))])
        problems.push(`${step}: ${one}`)
    }
    await press(page.locator('main a[href^="/events?eventId="]').first())
    await page.waitForURL('**/events?eventId=*')
    const treatment = page.locator('main a[href^="/products/"]').first()
    const price = await treatment
      .getByText(/^[\d,]+원$/)
      .last()
      .innerText()
    await look('event')
    await press(treatment)
    await page.waitForURL('**/products/*')

    const main = page.locator('main')
    // What the event offers is chosen already.
    await main.getByText('고르신 1건').filter({ visible: true }).waitFor()
    expect(await main.getByRole('checkbox', { checked: true }).count()).toBe(1)
    await look('treatment')
    await press(main.getByRole('button', { name: '담기' }).filter({ visible: true }))
    await page.getByText('장바구니에 담았습니다.').filter({ visible: true }).waitFor()
    await press(page.getByRole('link', { name: '장바구니 보기' }).filter({ visible: true }))

    await page.waitForURL('**/cart')
    await page.getByRole('heading', { level: 1, name: /^장바구니/ }).waitFor()
    const sum = page.getByRole('complementary', { name: '선택한 시술의 합계' })
    await sum.getByText(price).waitFor()
    await look('cart')
    await press(page.getByRole('button', { name: '하나 더하기' }).first())
    const twice = `${(2 * Number(price.replace(/\D/g, ''))).toLocaleString('ko-KR')}원`
    await sum.getByText(twice).waitFor()
    await press(sum.getByRole('button'))
    const frame = await widgetOf(page)
    await heading(frame, '언제 오시겠어요?').waitFor()
    await bookToTheEnd(frame, { hand, guest: guestOf(hand === 'mouse' ? '010-0000-4301' : '010-0000-4302') })
    await press(button(frame, '닫기').last())
    // What is booked is no longer to be booked.
    await page.getByText('아직 담은 시술이 없습니다.').waitFor()
    await page
      .getByRole('link', { name: '장바구니', exact: true })
      .filter({ visible: true })
      .first()
      .waitFor()

    expect(problems).toEqual([])
    expect(complaints).toEqual([])
  },
)

test('with the keyboard alone a treatment is found by its initial consonants, booked, and put into the cart', async () => {
  const { page } = await open('/')
  /** Tabs on until what is focused has this name, as somebody who cannot point does. */
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const element = document.activeElement
        return (
          element?.getAttribute('aria-label') ??
          element?.closest('label')?.textContent ??
          element?.textContent
        )
      })
      if (name.test(found ?? '')) return
    }
    throw new Error(`Tab does not lead to ${name}.`)
  }
  await tabTo(/^검색 열기$/)
  await page.keyboard.press('Enter')
  await openedDialog(page).getByRole('searchbox').waitFor()
  await page.keyboard.type('ㅊㅇㅍ ㄹㅍㅌ')
  const offers = openedDialog(page).getByRole('region', { name: '검색어 제안' })
  await offers
    .getByRole('link', { name: /^초음파 리프팅.*원/ })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?*')
  // What is focused while the search closes is gone with it.
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  // The address is there before the page, and the one before has such a link too.
  await page
    .locator('[data-block=SearchResultSection]')
    .getByRole('link', { name: /초음파 리프팅/ })
    .first()
    .waitFor()
  await tabTo(/^초음파 리프팅/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/products/*')
  await page.getByRole('heading', { level: 1, name: '초음파 리프팅' }).waitFor()
  await tabTo(/눈가 60샷/)
  await page.keyboard.press('Space')
  await tabTo(/^예약$/)
  await page.keyboard.press('Enter')
  const frame = await widgetOf(page)
  await bookToTheEnd(frame, { hand: 'keyboard', guest: guestOf('010-0000-4303') })
  await page.keyboard.press('Escape')
  // Whoever closes the widget is where they were.
  await page.waitForFunction(() => document.activeElement?.textContent === '예약')
  await tabTo(/^담기$/)
  await page.keyboard.press('Enter')
  await page.getByText('장바구니에 담았습니다.').filter({ visible: true }).waitFor()
  await tabTo(/^장바구니 보기/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^장바구니/ }).waitFor()
  await page.locator('main').getByText('눈가 60샷 ·').waitFor()
})
