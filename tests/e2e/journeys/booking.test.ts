import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApiClient, type ApiClient } from '#api/client.ts'
import { ariaTree } from '#tests/support/aria-tree.ts'
import { phone, useBrowser, wrongBy } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/console-api.ts'
import { signUp } from '#tests/support/customers.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { hands } from '#tests/support/hands.ts'
import { accessibilityProblems, overflows } from '#tests/support/page-checks.ts'
import { admin, startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'
import { rounds } from '#tests/support/rounds.ts'
import { codeSentTo, sentTo } from '#tests/support/sent-messages.ts'
import {
  agreeToAll,
  atDesk,
  bookToTheEnd,
  button,
  chooseTreatment,
  codeOf,
  freeTimes,
  heading,
  introduce,
  options,
  sending,
  signInWithin,
  turnToLaterDay,
  widgetOf,
  type Guest,
} from '#tests/support/widget.ts'
import { addDays, dayInSeoul, dayText } from '#schema/plain/days.ts'
import { overrideCode } from '#schema/reservations.ts'

/*
 * Booking as visitors do it, in the widget that every site brings. No test names a day: each takes the first that is
 * offered in the month after next, where a booking may still be changed.
 */
const visit = useBrowser()

/** A server of its own, whose messages are files in a folder that is known. */
let data: string
let site: SiteProcess
let api: ApiClient
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'danjang-booking-'))
  site = await startSiteProcess(process.cwd(), await copyDemo(data))
  api = createApiClient({ baseUrl: '/_api', origin: site.url })
})
afterAll(async () => {
  await site.stop()
  await rm(data, { recursive: true, force: true })
})

const messageTo = (number: string, pattern: RegExp) => sentTo(data, number, pattern)
const guestOf = (name: string, number: string) => ({
  name,
  phone: number,
  code: () => codeSentTo(data, number),
})

const open = (path: string, ...given: [options?: object, prepare?: (page: Page) => Promise<unknown>]) =>
  visit(`${site.url}${path}`, ...given)

/** A person who taps, and how often they have. */
function fingers() {
  let taps = 0
  return {
    count: () => taps,
    async tap(target: Locator) {
      taps += 1
      await hands.mouse()(target)
    },
  }
}

/** `14:30` of `오후 2:30`. */
function clockOf(time: string): string {
  const [part, clock = ''] = time.split(' ')
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return [(hour % 12) + (part === '오후' ? 12 : 0), minute]
    .map((one) => String(one).padStart(2, '0'))
    .join(':')
}

describe('a guest on a phone', () => {
  const who = { name: '김하늘', phone: '010-0000-4101' }

  test('a day ahead of the server books from the floating button, keeps the date, finds the booking again, moves it and cancels it', async () => {
    const { page, complaints } = await open('/info', phone, wrongBy(24 * 3_600_000))
    const hand = fingers()
    await hand.tap(page.locator('[data-slot=floatingButton] button[aria-expanded]'))
    await hand.tap(page.locator('[data-slot=floatingButton]').getByRole('button', { name: '진료 예약' }))
    const frame = await widgetOf(page)
    const problems: string[] = []
    const trees: string[] = []
    const look = async (step: string) => {
      trees.push(`${step}:\n${await ariaTree(frame.getByRole('main'))}`)
      for (const one of [...(await accessibilityProblems(frame)), ...(await overflows(frame))])
        problems.push(`${step}: ${one}`)
    }
    const desk = await signIn(site.url)
    await options(frame).first().waitFor()
    await look('treatment')
    await chooseTreatment(frame, hand.tap)
    const day = await turnToLaterDay(frame)
    await look('time')
    await hand.tap(freeTimes(frame).first())

    await heading(frame, '예약하시는 분을 알려 주세요').waitFor()
    await look('contact')
    expect(await frame.getByRole('timer').innerText()).toMatch(/[45]:\d\d 동안/)
    await frame.getByLabel('이름').fill(who.name)
    await hand.tap(frame.getByLabel('휴대전화'))
    await frame.getByLabel('휴대전화').fill(who.phone)
    await hand.tap(button(frame, '인증번호 받기'))
    await frame.getByLabel('인증번호').waitFor()
    await look('code')
    // The last digit goes on by itself.
    await frame.getByLabel('인증번호').fill(await codeSentTo(data, who.phone))

    await heading(frame, new RegExp(day.replace(/[()]/g, '\\$&'))).waitFor()
    expect(await frame.locator('main input[type=checkbox]:checked').count()).toBe(0)
    // The device's button leads to what was typed, which needs no other code.
    await page.evaluate(() => history.back())
    await heading(frame, '예약하시는 분을 알려 주세요').waitFor()
    expect(await frame.getByLabel('이름').inputValue()).toBe(who.name)
    await button(frame, '다음').click()
    await hand.tap(frame.getByText('필수 항목에 모두 동의합니다'))
    await look('review')
    await page.context().setOffline(true)
    await sending(frame).click()
    const told = frame.getByRole('alert').filter({ hasText: '인터넷 연결이 끊겼습니다.' })
    await told.waitFor()
    expect(await told.innerText()).toMatch(/고르신 시간은 .*까지 잡아 두었습니다\./)
    const [words, send] = await Promise.all([told.boundingBox(), sending(frame).boundingBox()])
    expect(words!.y + words!.height).toBeLessThanOrEqual(send!.y)
    expect(send!.y + send!.height).toBeLessThanOrEqual(page.viewportSize()!.height)
    await page.context().setOffline(false)
    // Chromium notes the call that had no network as an error.
    complaints.splice(0)
    await hand.tap(sending(frame))
    await heading(frame, '예약이 신청되었습니다').waitFor()
    await look('done')
    expect(hand.count()).toBeLessThanOrEqual(9)

    const code = await codeOf(frame)
    expect(await atDesk(desk, code)).toMatchObject({
      status: 'REQUESTED',
      when: expect.stringContaining(day),
    })
    const download = page.waitForEvent('download')
    await button(frame, '달력에 저장').click()
    expect((await download).suggestedFilename()).toBe('reservation.ics')

    await button(frame, '닫기').last().click()
    await page.waitForFunction(() => !document.querySelector('#app')?.hasAttribute('inert'))
    await page.evaluate(() => window.DanjangWidget?.open('treatment'))
    await button(frame, '예약 확인·변경·취소').click()
    await button(frame, '예약 번호로 찾기').click()
    await frame.getByLabel('휴대전화').fill(who.phone)
    await frame.getByLabel('예약 번호').fill(code.toLowerCase())
    await button(frame, '예약 찾기').click()
    await button(frame, '시간 변경').click()

    await heading(frame, '언제로 옮기시겠어요?').waitFor()
    const later = freeTimes(frame).last()
    await later.waitFor()
    const time = (await later.getAttribute('aria-label')) ?? ''
    await later.click()
    await button(frame, '이 시간으로 변경').click()
    await frame.locator('dl').getByText(`${day} ${time}`).waitFor()
    await look('detail')
    expect((await atDesk(desk, code)).when).toBe(`${day} ${clockOf(time)}`)

    await button(frame, '예약 취소').click()
    await frame.getByLabel('몸이 좋지 않습니다').check()
    await look('cancel')
    await button(frame, '예약 취소하기').click()
    await heading(frame, '예약이 취소되었습니다').waitFor()
    expect(await frame.locator('dl').innerText()).toContain('몸이 좋지 않습니다')
    expect((await atDesk(desk, code)).status).toBe('CANCELLED')
    expect(trees.join('\n\n')).toMatchInlineSnapshot(`
        "treatment:
        - main:
          - img
          - heading "진료 예약" [level=1]
          - button "닫기"
          - progressbar "예약 단계"
          - heading "어떤 시술을 받으시겠어요?" [level=2]
          - text: 시술 검색
          - searchbox "시술 검색"
          - group "시술 분류":
            - button
          - list:
            - listitem
              - heading
              - list
                - listitem
                  - checkbox
                  - text
                  - strong
          - button "시술 더 보기"
          - button "시술을 정하지 못했어요. 방문 상담 예약하기"
          - button "먼저 물어보고 싶어요. 전화 상담 신청하기"
          - button "예약 확인·변경·취소"
          - paragraph: 받으실 시술을 하나 이상 골라 주세요.
          - button "다음" [disabled]

        time:
        - main:
          - button "이전"
          - heading "날짜와 시간" [level=1]
          - button "닫기"
          - progressbar "예약 단계"
          - heading "언제 오시겠어요?" [level=2]
          - group "의료진":
            - text
            - button
          - heading "〈달〉" [level=3]
          - button "이전 달"
          - button "다음 달"
          - table "〈달〉 예약 날짜":
            - caption
            - rowgroup
              - row
                - columnheader
          - region "〈날〉 예약 시간":
            - heading
            - list
              - listitem
                - button

        contact:
        - main:
          - button "이전"
          - heading "예약하시는 분" [level=1]
          - button "닫기"
          - progressbar "예약 단계"
          - heading "예약하시는 분을 알려 주세요" [level=2]
          - paragraph: 예약 안내와 확인에만 씁니다.
          - text: 이름
          - textbox "이름"
          - text: 휴대전화
          - textbox "휴대전화":
            - /placeholder: 010-1234-5678
          - button "회원이신가요? 로그인하고 예약하기"
          - strong: 〈날〉 〈시각〉
          - timer: 이 시간을 〈시각〉 동안 잡아 두었습니다
          - button "인증번호 받기"

        code:
        - main:
          - button "이전"
          - heading "예약하시는 분" [level=1]
          - button "닫기"
          - progressbar "예약 단계"
          - heading "예약하시는 분을 알려 주세요" [level=2]
          - paragraph: 예약 안내와 확인에만 씁니다.
          - text: 이름
          - textbox "이름": 김하늘
          - text: 휴대전화
          - textbox "휴대전화":
            - /placeholder: 010-1234-5678
            - text: 010-0000-4101
          - text: 인증번호
          - textbox "인증번호"
          - paragraph: 문자로 보내 드린 6자리 숫자를 3분 안에 입력해 주세요.
          - button "인증번호 다시 받기"
          - strong: 〈날〉 〈시각〉
          - timer: 이 시간을 〈시각〉 동안 잡아 두었습니다
          - paragraph: 인증번호 6자리를 입력해 주세요.
          - button "확인" [disabled]

        review:
        - main:
          - button "이전"
          - heading "예약 확인" [level=1]
          - button "닫기"
          - progressbar "예약 단계"
          - heading "〈날〉 〈시각〉" [level=2]
          - paragraph: 신청하시면 병원에서 확인한 뒤 확정해 드립니다. 〈날〉 〈시각〉까지 변경·취소하실 수 있습니다.
          - term: 병원
          - definition
          - term: 의료진
          - definition
          - term: 소요 시간
          - definition
          - term: 예약하시는 분
          - definition
          - list:
            - listitem
              - strong
              - text
          - text: 병원에 전할 말선택
          - textbox "병원에 전할 말선택"
          - region "동의":
            - heading "동의" [level=3]
            - checkbox "필수 항목에 모두 동의합니다" [checked]
            - text: 필수 항목에 모두 동의합니다
            - list:
              - listitem
                - checkbox
                - text
                - button
          - strong: 〈날〉 〈시각〉
          - timer: 이 시간을 〈시각〉 동안 잡아 두었습니다
          - button "예약 신청하기"

        done:
        - main:
          - img
          - heading "예약 완료" [level=1]
          - button "닫기"
          - status:
            - heading "예약이 신청되었습니다" [level=2]
          - paragraph: 병원에서 확인한 뒤 확정해 드립니다.
          - term: 상태
          - definition
          - term: 일시
          - definition
          - term: 병원
          - definition
          - term: 주소
          - definition
          - term: 의료진
          - definition
          - term: 시술
          - definition
          - term: 금액
          - definition
          - term: 예약 번호
          - definition
          - button "달력에 저장"
          - button "예약 변경·취소"
          - paragraph:
            - text: 나중에
            - strong: 예약 확인
            - text: 에서 휴대전화 번호와 예약 번호
            - strong: 〈번호〉
            - text: 로 다시 찾을 수 있습니다.
          - button "닫기"

        detail:
        - main:
          - button "이전"
          - heading "예약 내용" [level=1]
          - button "닫기"
          - status:
            - heading "예약 시간이 변경되었습니다" [level=2]
            - paragraph: 〈날〉 〈시각〉에 뵙겠습니다.
          - paragraph: 병원에서 확인한 뒤 확정해 드립니다.
          - term: 상태
          - definition
          - term: 일시
          - definition
          - term: 병원
          - definition
          - term: 주소
          - definition
          - term: 의료진
          - definition
          - term: 시술
          - definition
          - term: 금액
          - definition
          - term: 예약 번호
          - definition
          - button "달력에 저장"
          - button "시간 변경"
          - button "예약 취소"

        cancel:
        - main:
          - button "이전"
          - heading "예약 취소" [level=1]
          - button "닫기"
          - heading "예약을 취소하시겠어요?" [level=2]
          - paragraph: 〈날〉 〈시각〉 예약이 취소되고, 이 시간은 다른 분이 예약할 수 있게 됩니다.
          - group "취소하시는 이유":
            - text
            - radio
          - button "그대로 두기"
          - button "예약 취소하기""
      `)
    expect(problems).toEqual([])
    expect(complaints).toEqual([])
  })

  test('goes one step back with the device’s button, keeps what was chosen, and leaves the widget before the page', async () => {
    const { page } = await open('/info?wopen=1', phone)
    const frame = await widgetOf(page)
    await chooseTreatment(frame, fingers().tap)
    const back = () => page.evaluate(() => history.back())
    await back()
    await heading(frame, '어떤 시술을 받으시겠어요?').waitFor()
    expect(await options(frame).first().isChecked()).toBe(true)
    await back()
    await page.waitForFunction(
      () => (document.querySelector('body > [role=dialog]') as HTMLElement).style.visibility === 'hidden',
    )
    expect(new URL(page.url()).pathname).toBe('/info')

    // The list was in the history before the widget's frame.
    await page.goto(`${site.url}/products`)
    for (const index of [0, 1]) {
      await page.locator('main a[href^="/products/"]:not([href*="category"])').nth(index).click()
      await page.waitForURL(/\/products\/\d+$/)
      const path = page.url()
      // The button on the list, which may still be shown, has another name.
      await page
        .locator('main')
        .getByRole('button', { name: '예약', exact: true })
        .filter({ visible: true })
        .last()
        .click()
      const booking = await widgetOf(page)
      await button(booking, '닫기').last().waitFor()
      if (index === 0) await button(booking, '닫기').last().click()
      else await back()
      await page.waitForFunction(
        () => (document.querySelector('body > [role=dialog]') as HTMLElement).style.visibility === 'hidden',
      )
      expect(page.url()).toBe(path)
      await page.waitForFunction(() => history.state?.danjangSteps === undefined)
      await back()
      await page.waitForURL(/\/products$/)
    }
  })
})

test('a member signs in once, books with six taps and nothing typed, then moves and cancels on the site', async () => {
  const { page, rested } = await open('/info')
  const member = { phone: '01000004102', password: 'danjang-member-1' }
  await signUp(page, member)
  await page.context().clearCookies()
  // Made once the page is at rest.
  const guestId = await (await page.waitForFunction(() => localStorage.getItem('guestId'))).jsonValue()
  const { rows: treatments } = await api.request('GET /v2/products', { query: { pageSize: 1 } })
  await api.request('POST /guest/carts', {
    headers: { 'guest-id': guestId ?? '' },
    body: { items: [{ productOptionId: treatments[0]?.options[0]?.id ?? 0 }] },
  })
  const first = fingers()
  await first.tap(page.locator('header [data-opens=booking]:visible').last())
  const frame = await widgetOf(page)
  await chooseTreatment(frame, first.tap)
  const day = await turnToLaterDay(frame)
  await freeTimes(frame).first().click()
  await signInWithin(frame, member)
  await frame.locator('dl').getByText('박서준').waitFor()
  await agreeToAll(frame, first.tap)
  await sending(frame).click()
  await heading(frame, /되었습니다/).waitFor()
  await button(frame, '닫기').last().click()
  // What the guest put in is the member's, though they signed in within the widget.
  await page.getByRole('link', { name: '장바구니, 담은 항목: 1' }).filter({ visible: true }).first().waitFor()

  await page.reload()
  await rested()
  const hand = fingers()
  await hand.tap(page.locator('header [data-opens=booking]:visible').last())
  const again = await widgetOf(page)
  await chooseTreatment(again, hand.tap)
  await turnToLaterDay(again)
  await hand.tap(freeTimes(again).last())
  await heading(again, new RegExp(day.slice(0, 3))).waitFor()
  await agreeToAll(again, hand.tap)
  await hand.tap(sending(again))
  await heading(again, /되었습니다/).waitFor()
  expect(hand.count()).toBeLessThanOrEqual(6)
  expect(await again.locator('dl').innerText()).toContain(day)

  // On the site it is moved in the widget, which opens at it, and cancelled; the clinic has confirmed it.
  const code = await codeOf(again)
  const desk = await signIn(site.url)
  const { rows } = await desk.request('GET /admin/reservations', { query: { keyword: code } })
  const reservationId = rows[0]?.id ?? 0
  await desk.request('POST /admin/reservations/{reservationId}/confirm', {
    params: { reservationId },
    body: {},
  })
  await page.goto(`${site.url}/reservations/${reservationId}`)
  const main = page.getByRole('main')
  await button(page, '시간 변경').click()
  const moving = await widgetOf(page)
  await heading(moving, '언제로 옮기시겠어요?').waitFor()
  // The first is that of the other booking, the last that of this one.
  await freeTimes(moving).first().waitFor()
  await freeTimes(moving)
    .nth(Math.floor((await freeTimes(moving).count()) / 2))
    .click()
  await button(moving, '이 시간으로 변경').click()
  await heading(moving, '예약 변경을 신청했습니다').waitFor()
  await button(moving, '닫기').last().click()
  await main.getByText('(확정 대기)').waitFor()
  await main.getByText('그때까지 지금 시간은 그대로입니다').waitFor()
  expect(await atDesk(desk, code)).toMatchObject({ status: 'CONFIRMED', isMoving: true })
  await button(page, '예약 취소').click()
  await main.getByText('일정이 바뀌었습니다').click()
  await button(page, '예약 취소하기').click()
  await main.getByText('취소', { exact: true }).waitFor()
  expect(await atDesk(desk, code)).toMatchObject({ status: 'CANCELLED', isMoving: false })
})

describe('a day that is full', () => {
  /** Fills a day that is far away: each doctor has one long visit. Gives the day, and what to cancel. */
  async function fillDay(desk: ApiClient) {
    const from = addDays(dayInSeoul(Date.now()), 45)
    const query = { from, to: addDays(from, 14) }
    const { rows: days } = await desk.request('GET /partner-schedules/available-dates', { query })
    // In the middle of a month these are days on which other tests have booked.
    const { days: booked } = await desk.request('GET /admin/reservations', { query })
    const isBooked = (one: string) => booked.some(({ day: other }) => other === one)
    const day = days.find((one) => one.isAvailable && !isBooked(one.day))?.day ?? ''
    const { rows: doctors } = await desk.request('GET /partner-employees', { query: { pageSize: 100 } })
    const filled: number[] = []
    for (const { id: employeeId } of doctors) {
      const made = await desk.request('POST /admin/reservations', {
        body: {
          type: 'VISIT',
          reservedAt: `${day}T09:00:00+09:00`,
          durationMinutes: 720,
          employeeId,
          contactName: '이바다',
          contactPhone: '010-0000-4199',
          overrides: overrideCode.options,
        },
      })
      filled.push(made.id)
    }
    return { day, filled }
  }

  test('is waited for; a cancelled time is kept for who is first, whose message’s link books it', async () => {
    const desk = await signIn(site.url)
    const { day, filled } = await fillDay(desk)
    const { page, complaints } = await open('/info?wopen=1', phone)
    const frame = await widgetOf(page)
    const problems: string[] = []
    const look = async (of: Frame, step: string) => {
      for (const one of [...(await accessibilityProblems(of)), ...(await overflows(of))])
        problems.push(`${step}: ${one}`)
    }
    await chooseTreatment(frame, fingers().tap)
    const ofDay = frame.locator(`[data-day="${day}"]`)
    while ((await ofDay.count()) === 0) {
      const before = await frame.locator('table caption').innerText()
      await button(frame, '다음 달').click()
      await frame.waitForFunction(
        (name) => document.querySelector('table caption')?.textContent !== name,
        before,
      )
    }
    await ofDay.click()
    await button(frame, '자리 나면 알림 받기').click()
    await frame.getByLabel('이름').fill('최나래')
    await frame.getByLabel('휴대전화').fill('010-0000-4103')
    await button(frame, '인증번호 받기').click()
    await frame.getByLabel('인증번호').fill(await codeSentTo(data, '010-0000-4103'))
    await heading(frame, `${dayText(day)} 자리가 나면 알려 드립니다`).waitFor()
    await look(frame, 'wait')
    await frame.getByText('필수 항목에 모두 동의합니다').click()
    await button(frame, '알림 신청하기').click()
    await heading(frame, `${dayText(day)} 자리를 기다리고 있습니다`).waitFor()
    await look(frame, 'waiting')
    expect(await messageTo('+821000004103', /#waiting=([\w.-]+)/)).not.toBe('')

    const reservationId = filled[0] ?? 0
    await desk.request('POST /admin/reservations/{reservationId}/cancel', {
      params: { reservationId },
      body: {},
    })
    const token = await messageTo('+821000004103', /자리가 났습니다[^]*#waiting=([\w.-]+)/)
    const linked = await open(`/#waiting=${token}`, phone)
    const again = await widgetOf(linked.page)
    await heading(
      again,
      new RegExp(`^${dayText(day).replace(/[()]/g, '\\$&')} 오.*자리가 났습니다$`),
    ).waitFor()
    await look(again, 'offer')
    await button(again, '이 시간으로 예약하기').click()
    await heading(again, /예약이 (신청|확정)되었습니다/).waitFor()
    expect(await again.locator('dl').innerText()).toContain(dayText(day))
    const { count } = await desk.request('GET /admin/waitings', { query: { day } })
    expect(count).toBe(0)
    expect(problems).toEqual([])
    expect([...complaints, ...linked.complaints]).toEqual([])
  })
})

/** A time from a day on at which a doctor has nothing, and is there. */
async function freeTime(from: string): Promise<{ day: string; time: string; doctor: string }> {
  const desk = await signIn(site.url)
  const { rows } = await desk.request('GET /partner-employees', { query: {} })
  const [doctor] = rows
  if (!doctor) throw new Error('The demo has no doctor.')
  const query = { day: from, employeeId: doctor.id }
  const times = await desk.request('GET /partner-schedules/time', { query })
  const free = times.rows.find(({ isAvailable }) => isAvailable)
  const { day, time } = free ? { day: from, time: free.time } : (times.nextAvailable ?? { day: '', time: '' })
  return { day, time, doctor: doctor.name }
}

test('a question is asked on a treatment’s page; the desk sees it, answers, and makes a reservation of it', async () => {
  const { rows } = await api.request('GET /v2/products', { query: { pageSize: 1 } })
  const { page, complaints } = await open(`/products/${rows[0]?.id}`)
  await button(page, '예약 전에 전화 상담 신청하기').click()
  const frame = await widgetOf(page)
  const problems: string[] = []
  const look = async (of: Frame | Page, step: string) => {
    for (const one of [...(await accessibilityProblems(of)), ...(await overflows(of))])
      problems.push(`${step}: ${one}`)
  }
  await frame.getByText('에 대해 문의합니다').waitFor()
  await button(frame, '다음').click()
  await frame.getByText('궁금하신 것을 적어 주세요.').waitFor()
  await frame.getByLabel('궁금하신 것').fill('시술 뒤 며칠이나 쉬어야 하나요?')
  await button(frame, '오후').click()
  await look(frame, 'question')
  await button(frame, '다음').click()
  await frame.getByLabel('이름').fill('정가람')
  await frame.getByLabel('휴대전화').fill('010-0000-4104')
  await button(frame, '인증번호 받기').click()
  await frame.getByLabel('인증번호').fill(await codeSentTo(data, '010-0000-4104'))
  await heading(frame, '이대로 신청하시겠어요?').waitFor()
  expect(await frame.locator('main').innerText()).toContain('민감정보')
  await frame.getByText('필수 항목에 모두 동의합니다').click()
  await look(frame, 'consultation')
  await button(frame, '상담 신청하기').click()
  await heading(frame, '상담 신청을 받았습니다').waitFor()
  await look(frame, 'asked')
  expect(await messageTo('+821000004104', /(상담 신청을 받았습니다)/)).not.toBe('')

  const desk = await visit(`${site.url}/admin/`)
  await desk.page.getByLabel('이메일').fill(admin.email)
  await desk.page.getByLabel('비밀번호', { exact: true }).fill(admin.password)
  await desk.page.keyboard.press('Enter')
  await desk.page.getByRole('link', { name: '새 상담 신청 1' }).click()
  // Not being signed in yet is told with a 401, which Chromium notes as an error.
  desk.complaints.splice(0)
  await desk.page.getByText('며칠이나 쉬어야').waitFor()
  await button(desk.page, '연락함').click()
  await desk.page.getByText('정*람님 상담: 연락함').waitFor()
  await look(desk.page, 'list')
  await button(desk.page, '정*람님 상담 자세히').click()
  const details = desk.page.getByRole('dialog', { name: '상담 신청' })
  await details.getByRole('button', { name: '예약 만들기' }).click()
  const form = desk.page.getByRole('dialog', { name: '전화 예약 등록' })
  expect(await form.getByLabel('이름').inputValue()).toBe('정가람')
  expect(await form.getByLabel('휴대전화').inputValue()).toBe('01000004104')
  const free = await freeTime(addDays(dayInSeoul(Date.now()), 66))
  await form.getByLabel('날짜').fill(free.day)
  await form.getByLabel('시각').fill(free.time)
  await form.getByRole('combobox', { name: '담당' }).click()
  await desk.page.getByRole('option', { name: free.doctor }).click()
  await look(desk.page, 'entry')
  await form.getByRole('button', { name: '예약 등록' }).click()
  await details.getByText('예약함').waitFor()
  await details.getByRole('link', { name: '이어진 예약 보기' }).waitFor()
  expect(problems).toEqual([])
  expect([...complaints, ...desk.complaints]).toEqual([])
})

test('a member asks on a board; the console counts it at once and finds it, the clinic answers, and the member reads it', async () => {
  const desk = await visit(`${site.url}/admin/`)
  await desk.page.getByLabel('이메일').fill(admin.email)
  await desk.page.getByLabel('비밀번호', { exact: true }).fill(admin.password)
  await desk.page.keyboard.press('Enter')
  const waiting = desk.page.getByRole('link', { name: /^답을 기다리는 글/ })
  await expect.poll(() => waiting.textContent()).toMatch(/\d$/)
  const before = Number(/\d+$/.exec((await waiting.textContent()) ?? '')?.[0])
  // Not being signed in yet is told with a 401, which Chromium notes as an error.
  desk.complaints.splice(0)

  const { page, complaints } = await open('/cscenter')
  await signUp(page, { phone: '01000004105', password: 'questions-of-november' })
  // A page knows of who has signed in there, not of who did by calls.
  await page.goto(`${site.url}/account`)
  await page.locator('main').getByRole('link', { name: '로그인' }).click()
  await page.getByLabel('휴대전화').fill('01000004105')
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill('questions-of-november')
  await button(page, '로그인').click()
  await page.waitForURL('**/account')
  await page.goto(`${site.url}/cscenter`)
  await page.getByRole('main').getByRole('link', { name: '묻고 답하기' }).click()
  await page.waitForURL(/\/boards\/\d+$/)
  await page.goto(`${page.url()}/write`)
  // A member is asked for no name, once the page knows them.
  await expect.poll(() => page.getByLabel('이름').count()).toBe(0)
  await page.getByLabel('제목').fill('레이저 뒤에 운동해도 되나요?')
  await page.getByRole('textbox', { name: '내용' }).fill('내일 수영을 가려고 합니다.')
  await page.getByRole('textbox', { name: '글 비밀번호', exact: true }).fill('4105')
  await page.getByText('비밀글로 쓰기', { exact: true }).click()
  const required = page.getByRole('checkbox', { name: /^필수/ })
  await required.first().waitFor()
  // Its label is drawn over the box and takes the press.
  for (const one of await required.all()) await one.check({ force: true })
  await button(page, '글 올리기').click()
  await page.waitForURL(/\/detail\/\d+$/)

  await expect.poll(() => waiting.textContent()).toMatch(new RegExp(`${before + 1}$`))
  await waiting.click()
  await desk.page.getByRole('row').filter({ hasText: '레이저 뒤에 운동' }).getByRole('button').click()
  const dialog = desk.page.getByRole('dialog', { name: '레이저 뒤에 운동해도 되나요?' })
  await dialog.getByText('내일 수영을 가려고 합니다.').waitFor()
  await dialog.getByRole('button', { name: '연락처 보기' }).click()
  await dialog.getByText('010-0000-4105').waitFor()
  await dialog.getByText('박서준', { exact: true }).waitFor()
  // What is typed outlives the page.
  await dialog.getByLabel('답변').fill('이틀 뒤부터 괜찮습니다.')
  await desk.page.reload()
  const reply = dialog.getByLabel('답변')
  await expect.poll(() => reply.inputValue()).toBe('이틀 뒤부터 괜찮습니다.')
  const problems: string[] = []
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await desk.page.setViewportSize({ width, height })
    problems.push(...(await accessibilityProblems(desk.page)), ...(await overflows(desk.page)))
  }
  await dialog.getByRole('button', { name: '답변 저장' }).click()
  await dialog.getByText(/에 답했습니다/).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: '병원의 답' }).waitFor()
  await page.getByText('이틀 뒤부터 괜찮습니다.').waitFor()
  expect(problems).toEqual([])
  expect([...complaints, ...desk.complaints]).toEqual([])
})

describe('on any page', () => {
  const addresses = async () => {
    const [{ rows: ofEvents }, { rows: all }] = await Promise.all([
      api.request('GET /v2/event/products', { query: {} }),
      api.request('GET /v2/products', { query: {} }),
    ])
    const [inEvent, inCategory] = [ofEvents.at(-1), all.at(-1)]
    const event = inEvent?.events[0]
    const category = inCategory?.categories[0]
    return {
      wcopen: { query: 'wcopen=1', title: '언제 오시겠어요?' },
      wopen: { query: 'wopen=1', title: '어떤 시술을 받으시겠어요?' },
      wqopen: { query: 'wqopen=1', title: '무엇이 궁금하세요?' },
      weid: {
        query: `weid=${event?.id}&wpid=${inEvent?.id}`,
        chip: `이벤트 ${event?.title}`,
        first: inEvent?.name,
      },
      wcid: {
        query: `wcid=${category?.id}&wpid=${inCategory?.id}`,
        chip: category?.name,
        first: inCategory?.name,
      },
    } as Record<string, { query: string; title?: string; chip?: string; first?: string }>
  }
  const toTheEnd = rounds({ few: ['wcid'], all: ['wcopen', 'wopen', 'weid', 'wcid'] })

  test.each(['wcopen', 'wopen', 'wqopen', 'weid', 'wcid'])('%s opens the widget', async (name) => {
    const { query = '', title = '어떤 시술을 받으시겠어요?', chip, first } = (await addresses())[name] ?? {}
    const { page } = await open(`/introduce?${query}&utm_source=naver`)
    const frame = await widgetOf(page)
    await heading(frame, title).waitFor()
    if (chip) await frame.getByRole('button', { name: chip, exact: true, pressed: true }).waitFor()
    if (first) expect(await frame.getByRole('heading', { level: 3 }).first().innerText()).toBe(first)
    if (!toTheEnd.includes(name)) return
    const number = `010-0000-42${String(toTheEnd.indexOf(name)).padStart(2, '0')}`
    const { code, day } = await bookToTheEnd(frame, { guest: guestOf('김하늘', number) })
    const desk = await signIn(site.url)
    expect((await atDesk(desk, code)).when).toContain(day)
  })

  test.each([
    ['fails', undefined],
    ['answers rubbish', 'window.DanjangWidget = 42'],
  ])('a launcher that %s leaves the clinic’s own ways of contact', async (_, body) => {
    const { page } = await visit(`${site.url}/info`, {}, async (prepared) => {
      await prepared.route('**/_widget/launcher.js', (route) =>
        body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
      )
    })
    await page.locator('header [data-opens=booking]:visible').last().click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /전화로 예약/ })
      .waitFor()
    expect(await page.locator('iframe[src*="/_widget"]').count()).toBe(0)
  })
})

test('a visit is measured once the visitor agrees, to the booking, until they refuse; and nothing of what is booked', async () => {
  const clinic = site.at('mirae.localhost')
  const console = await signIn(clinic)
  const params = { setting: 'channels' }
  const { data: channels, etag } = await console.request('GET /admin/settings/{setting}', { params })
  await console.request('PUT /admin/settings/{setting}', {
    params,
    query: {},
    headers: { 'if-match': etag },
    body: { ...channels, ga4Id: 'G-ABC123DEF4', asksTagConsent: true },
  })
  const modes = { setting: 'booking' }
  const { data: booking, etag: ofBooking } = await console.request('GET /admin/settings/{setting}', {
    params: modes,
  })
  await console.request('PUT /admin/settings/{setting}', {
    params: modes,
    query: {},
    headers: { 'if-match': ofBooking },
    body: { ...booking, mode: 'AT_ONCE' },
  })
  const { page, complaints } = await visit(`${clinic}/introduce?wcopen=1`, phone, (prepared) =>
    prepared.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    ),
  )
  const events = () =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((entry) => Object.values(entry as object) as [string, string, { page_location?: string }])
        .filter(([command]) => command === 'event')
        .map(([, name, { page_location: address }]) => [name, address && new URL(address).pathname]),
    )
  const question = page.getByRole('region', { name: '방문 분석 동의' })
  const first = await widgetOf(page)
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  await button(first, '닫기').last().click()
  await question.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const asked = page.waitForRequest('https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4')
  await question.getByRole('button', { name: '동의' }).click()
  await asked
  await expect.poll(events).toEqual([['page_view', '/introduce']])

  await page.evaluate(() => window.DanjangWidget?.open('visit'))
  const frame = await widgetOf(page)
  const { code } = await bookToTheEnd(frame, { guest: guestOf('김하늘', '010-0000-4107') })
  expect(await atDesk(console, code)).toMatchObject({ status: 'CONFIRMED' })
  await expect.poll(events).toEqual([
    ['page_view', '/introduce'],
    ['purchase', undefined],
  ])
  await button(frame, '닫기').last().click()

  await page.getByRole('button', { name: '방문 분석 설정' }).click()
  await question.getByRole('button', { name: '거부' }).click()
  // The cart is counted as soon as what an earlier page kept is known.
  const counted = page.waitForRequest('**/guest/badge')
  await page.reload()
  await counted
  expect(await question.count()).toBe(0)
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  expect(complaints).toEqual([])
})

test('a clinic’s own widget from elsewhere is told of each page, and asked to open', async () => {
  const clinic = site.at('mirae.localhost')
  const desk = await signIn(clinic)
  const { slots } = await desk.request('GET /admin/global')
  const widgetUrl = 'https://widget.example/launcher.js'
  await desk.request('PUT /admin/global/{slot}', {
    params: { slot: 'widget' },
    body: { component: 'GlobalWidgetType2', data: { ...slots.widget.draft.data, widgetUrl } },
    headers: { 'if-match': slots.widget.etag },
  })
  await desk.request('POST /admin/publish')
  const fake = `const calls = (window.widgetCalls = [])
    window.DanjangWidget = {}
    for (const name of ['init', 'open', 'setRoute'])
      DanjangWidget[name] = (given) => void calls.push(name === 'init' ? name : name + ' ' + given)`
  const { page, complaints } = await visit(`${clinic}/`, {}, (prepared) =>
    prepared.route(widgetUrl, (route) => route.fulfill({ contentType: 'text/javascript', body: fake })),
  )
  const calls = () => page.evaluate(() => (window as unknown as { widgetCalls?: string[] }).widgetCalls)
  await expect.poll(calls).toEqual(['init', 'setRoute /'])
  await page.locator('main a[href="/products"]:visible').first().click()
  await expect.poll(calls).toEqual(['init', 'setRoute /', 'setRoute /products'])
  await page.locator('header [data-opens=booking]:visible').last().click()
  await expect.poll(async () => (await calls())?.at(-1)).toMatch(/^open (treatment|visit)$/)
  expect(await page.locator('iframe[src*="/_widget"]').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('of two windows that choose one time, one books it; the other books the next with a tap, and both without an event that is sold out', async () => {
  // A clinic with one doctor, so that nobody else has the time either.
  const origin = site.at('solo.localhost').replace(/\/$/, '')
  const manager = await signIn(origin)
  const { rows: choices } = await manager.request('GET /admin/choices/{source}', {
    params: { source: 'product-options' },
    query: {},
  })
  await manager.request('POST /admin/{resource}', {
    params: { resource: 'events' },
    body: {
      title: '겨울 이벤트',
      audience: '만 19세 이상 모든 분',
      startsAt: new Date(Date.now() - 60_000).toISOString(),
      endsAt: new Date(Date.now() + 90 * 86_400_000).toISOString(),
      offers: choices.map(({ id }) => ({ optionId: id, price: 1_000, stock: 0 })),
      body: [],
    },
  })
  const clinic = `${origin}/?wopen=1`
  const [fast, slow] = [await visit(clinic), await visit(clinic)]
  const frames = [await widgetOf(fast.page), await widgetOf(slow.page)] as const
  for (const frame of frames) {
    await chooseTreatment(frame, hands.mouse())
    await turnToLaterDay(frame)
  }
  const finish = async (frame: Frame, who: Guest) => {
    await introduce(frame, who)
    await frame.getByText('이벤트가 아닌 가격으로 예약합니다.').waitFor()
    await agreeToAll(frame, hands.mouse())
    await sending(frame).click()
    await heading(frame, /^예약이 (신청|확정)되었습니다$/).waitFor()
    return frame.locator('dl').first().innerText()
  }
  const [first, second] = frames
  const time = await freeTimes(first).first().innerText()
  await freeTimes(first).first().click()
  expect(await finish(first, guestOf('김하늘', '010-0000-4131'))).toContain(time)

  await button(second, time).click()
  await second.getByText('방금 다른 분이 예약한 시간입니다.').waitFor()
  const offer = second.getByRole('button', { name: /^가까운 .+ 선택$/ })
  const next = /오[전후] \d+:\d\d/.exec(await offer.innerText())?.[0] ?? ''
  expect(next).not.toBe(time)
  await offer.click()
  expect(await finish(second, guestOf('이바다', '010-0000-4132'))).toContain(next)
})
