import type { Frame, Page } from 'playwright'
import type { ApiClient } from '#api/client.ts'
import { dayText } from '#schema/plain/days.ts'
import { hands, reach, type Hand, type Press } from './hands.ts'

/* Booking in the widget, as a visitor does it. */

/** The widget's frame, once it shows something. */
export async function widgetOf(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe[src*="/_widget"]', { state: 'visible' })
  const frame = await element.contentFrame()
  if (!frame) throw new Error('The widget’s frame has no document.')
  await frame.getByRole('heading', { level: 2 }).first().waitFor()
  return frame
}

export const button = (frame: Frame | Page, name: string | RegExp) => frame.getByRole('button', { name })
export const heading = (frame: Frame, name: string | RegExp) => frame.getByRole('heading', { name, level: 2 })
export const options = (frame: Frame) => frame.locator('main li').getByRole('checkbox')
export const freeTimes = (frame: Frame) => frame.getByRole('button', { name: /^오[전후] \d+:\d\d$/ })

export async function chooseTreatment(frame: Frame, press: Press) {
  await options(frame).first().waitFor()
  await press(options(frame).first())
  await press(button(frame, '1개 선택, 다음'))
  await heading(frame, '언제 오시겠어요?').waitFor()
}

/** Goes to a day of the month after next, where a booking may still be changed; gives its name. */
export async function turnToLaterDay(frame: Frame, hand: Hand = 'mouse') {
  const press = hands[hand](frame.page())
  for (let turned = 0; turned < 2; turned += 1) {
    const before = await frame.locator('table caption').innerText()
    await press(button(frame, '다음 달'))
    await frame.waitForFunction(
      (name) => document.querySelector('table caption')?.textContent !== name,
      before,
    )
  }
  const free = frame.locator('[data-free]').first()
  await free.waitFor()
  const day = (await free.getAttribute('data-day')) ?? ''
  const wanted = frame.locator(`[data-day="${day}"]`)
  if (hand === 'mouse') await press(wanted)
  else {
    // The calendar is one stop of Tab, in which the arrows go from day to day.
    await reach(frame.page(), frame.locator('[data-day][tabindex="0"]'))
    while (!(await wanted.evaluate((element) => element === document.activeElement)))
      await frame.page().keyboard.press('ArrowRight')
    await frame.page().keyboard.press('Enter')
  }
  const name = dayText(day)
  await frame.getByRole('region', { name: `${name} 예약 시간` }).waitFor()
  await freeTimes(frame).first().waitFor()
  return name
}

/** Agrees to what this booking still asks for. */
export async function agreeToAll(frame: Frame, press: Press) {
  const submit = sending(frame)
  await submit.waitFor()
  if ((await submit.getAttribute('aria-disabled')) === null) return
  const all = frame.getByRole('checkbox', { name: '필수 항목에 모두 동의합니다' })
  await press((await all.count()) > 0 ? all : frame.getByRole('checkbox', { name: /^필수/ }).first())
}

export const sending = (frame: Frame) => button(frame, /^예약(하기| 신청하기)$/)

export type Guest = { name: string; phone: string; code: () => Promise<string> }

/** Says who books. What was typed goes on by Enter, a code by its last digit. */
export async function introduce(frame: Frame, { name, phone, code }: Guest) {
  const { keyboard } = frame.page()
  await heading(frame, '예약하시는 분을 알려 주세요').waitFor()
  // The first field has the focus already.
  await keyboard.type(name)
  await keyboard.press('Enter')
  await keyboard.type(phone)
  await keyboard.press('Enter')
  const field = frame.getByLabel('인증번호')
  await field.waitFor()
  await field.evaluate((element) => element.focus())
  await keyboard.type(await code())
}

/** Signs in where name and number are asked for. */
export async function signInWithin(frame: Frame, { phone, password }: Member) {
  await button(frame, '회원이신가요? 로그인하고 예약하기').click()
  await frame.getByLabel('휴대전화').fill(phone)
  await frame.getByLabel('비밀번호').fill(password)
  await button(frame, '로그인').click()
}

export type Member = { phone: string; password: string }
/** Who books: nobody here is a member who is signed in. */
type Booker = { hand?: Hand; guest?: Guest; member?: Member }

/** Books from whatever step the widget has opened with, to the end; gives the day's name and the booking's code. */
export async function bookToTheEnd(frame: Frame, { hand = 'mouse', guest, member }: Booker) {
  const press = hands[hand](frame.page())
  if (await heading(frame, '어떤 시술을 받으시겠어요?').isVisible()) await chooseTreatment(frame, press)
  const day = await turnToLaterDay(frame, hand)
  await press(freeTimes(frame).first())
  if (guest) await introduce(frame, guest)
  if (member) await signInWithin(frame, member)
  await agreeToAll(frame, press)
  await press(sending(frame))
  await heading(frame, /^예약이 (신청|확정)되었습니다$/).waitFor()
  return { day, code: await codeOf(frame) }
}

/** The booking's code, as the widget shows it. */
export const codeOf = (frame: Frame) =>
  frame.locator('dl div', { hasText: '예약 번호' }).locator('dd').innerText()

/** What the desk is told of a booking. */
export async function atDesk(desk: ApiClient, code: string) {
  const { rows } = await desk.request('GET /admin/reservations', { query: { keyword: code } })
  const { status, day, time, pendingMove, isMember } = rows[0] ?? {}
  return { status, when: day && time && `${dayText(day)} ${time}`, isMoving: Boolean(pendingMove), isMember }
}
