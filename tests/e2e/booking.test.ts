import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createApiClient, type ApiClient } from '#api/client.ts'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/console-api.ts'
import { signUp } from '#tests/support/customers.ts'
import { accessibilityProblems, overflows } from '#tests/support/page-checks.ts'
import { admin, startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'
import { addDays, dayText, today } from '#schema/plain/days.ts'

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
  await cp(inject('seededData'), data, { recursive: true })
  site = await startSiteProcess(process.cwd(), { DATA_DIR: data })
  api = createApiClient({ baseUrl: '/_api', origin: site.url })
})
afterAll(async () => {
  await site.stop()
  await rm(data, { recursive: true, force: true })
})

/** What was sent to a phone, given as E.164: of the message that matches, its first group. */
async function sentTo(number: string, pattern: RegExp): Promise<string> {
  const folder = join(data, 'notifications')
  const find = async () => {
    const names = await readdir(folder).catch(() => [])
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const own = texts.filter((text) => text.startsWith(`To: ${number}`))
    return own.map((text) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  }
  return (await vi.waitFor(
    async () => (await find()) ?? Promise.reject(new Error(`No message to ${number} has ${pattern}.`)),
    20_000,
  )) as string
}

const codeSentTo = (number: string) => sentTo(number, /\b(\d{6})\b/)

const open = (path: string, options = {}) => visit(`${site.url}${path}`, options)

/** The widget's frame, once it shows something. */
async function widgetOf(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe[src*="/_widget"]', { state: 'visible' })
  const frame = await element.contentFrame()
  if (!frame) throw new Error('The widget’s frame has no document.')
  await frame.getByRole('heading', { level: 2 }).first().waitFor()
  return frame
}

/** A person who taps, and how often they have. */
function fingers() {
  let taps = 0
  return {
    count: () => taps,
    async tap(target: ReturnType<Frame['locator']>) {
      taps += 1
      await target.click()
    },
  }
}
type Fingers = ReturnType<typeof fingers>

const button = (frame: Frame | Page, name: string | RegExp) => frame.getByRole('button', { name })
const heading = (frame: Frame, name: string | RegExp) => frame.getByRole('heading', { name, level: 2 })
const options = (frame: Frame) => frame.locator('main li label')
const freeTimes = (frame: Frame) => frame.getByRole('button', { name: /^오[전후] \d+:\d\d$/ })

async function chooseTreatment(frame: Frame, hand: Fingers) {
  await options(frame).first().waitFor()
  await hand.tap(options(frame).first())
  await hand.tap(button(frame, '1개 선택, 다음'))
  await heading(frame, '언제 오시겠어요?').waitFor()
}

/** Goes to a day that is far enough away for a booking to be changed; gives its name. */
async function turnToLaterDay(frame: Frame) {
  for (let turned = 0; turned < 2; turned += 1) {
    const before = await frame.locator('table caption').innerText()
    await button(frame, '다음 달').click()
    await frame.waitForFunction(
      (name) => document.querySelector('table caption')?.textContent !== name,
      before,
    )
  }
  const day = frame.locator('[data-free]').first()
  await day.click()
  const name = dayText((await day.getAttribute('data-day')) ?? '')
  await frame.getByRole('region', { name: `${name} 예약 시간` }).waitFor()
  await freeTimes(frame).first().waitFor()
  return name
}

describe('a guest on a phone', () => {
  const who = { name: '김하늘', phone: '010-0000-4101' }

  test(
    'books from the floating button, keeps the date, finds the booking again, moves it and cancels it',
    { timeout: 150_000 },
    async () => {
      const { page, complaints } = await open('/info', phone)
      const hand = fingers()
      await hand.tap(page.locator('[data-slot=floatingButton] [data-reserve]'))
      await hand.tap(page.locator('[data-slot=floatingButton]').getByRole('button', { name: '진료 예약' }))
      const frame = await widgetOf(page)
      const problems: string[] = []
      const look = async (step: string) => {
        for (const one of [...(await accessibilityProblems(frame)), ...(await overflows(frame))])
          problems.push(`${step}: ${one}`)
      }
      await options(frame).first().waitFor()
      await look('treatment')
      await chooseTreatment(frame, hand)
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
      await look('code')
      // The last digit goes on by itself.
      await frame.getByLabel('인증번호').fill(await codeSentTo('+821000004101'))

      await heading(frame, new RegExp(day.replace(/[()]/g, '\\$&'))).waitFor()
      expect(await frame.locator('main input[type=checkbox]:checked').count()).toBe(0)
      await hand.tap(frame.getByText('필수 항목에 모두 동의합니다'))
      await look('review')
      await hand.tap(button(frame, /^예약(하기| 신청하기)$/))
      await heading(frame, /예약이 (신청|확정)되었습니다/).waitFor()
      await look('done')
      expect(hand.count()).toBeLessThanOrEqual(9)

      const code = await frame.locator('dl div', { hasText: '예약 번호' }).locator('dd').innerText()
      const download = page.waitForEvent('download')
      await button(frame, '달력에 저장').click()
      expect((await download).suggestedFilename()).toBe('reservation.ics')

      await button(frame, '닫기').last().click()
      await page.waitForFunction(() => !document.querySelector('#app')?.hasAttribute('inert'))
      await page.evaluate(() => window.DanjangWidget?.open('treatment'))
      await button(frame, '예약 확인·변경·취소').click()
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

      await button(frame, '예약 취소').click()
      await frame.getByLabel('몸이 좋지 않습니다').check()
      await look('cancel')
      await button(frame, '예약 취소하기').click()
      await heading(frame, '예약이 취소되었습니다').waitFor()
      expect(await frame.locator('dl').innerText()).toContain('몸이 좋지 않습니다')
      expect(problems).toEqual([])
      expect(complaints).toEqual([])
    },
  )

  test('goes one step back with the device’s button, keeps what was chosen, and leaves the widget before the page', async () => {
    const { page } = await open('/info?wopen=1', phone)
    const frame = await widgetOf(page)
    await chooseTreatment(frame, fingers())
    const back = () => page.evaluate(() => history.back())
    await back()
    await heading(frame, '어떤 시술을 받으시겠어요?').waitFor()
    expect(await options(frame).first().getByRole('checkbox').isChecked()).toBe(true)
    await back()
    await page.waitForFunction(
      () => (document.querySelector('[role=dialog]') as HTMLElement).style.visibility === 'hidden',
    )
    expect(new URL(page.url()).pathname).toBe('/info')
  })
})

test(
  'a member signs in once, and then books with six taps and nothing typed',
  { timeout: 150_000 },
  async () => {
    const { page } = await open('/info')
    const member = { phone: '01000004102', password: 'danjang-member-1' }
    await signUp(page, member)
    await page.context().clearCookies()
    const first = fingers()
    await first.tap(page.locator('header [data-reserve]:visible').last())
    const frame = await widgetOf(page)
    await chooseTreatment(frame, first)
    const day = await turnToLaterDay(frame)
    await freeTimes(frame).first().click()
    await button(frame, '회원이신가요? 로그인하고 예약하기').click()
    await frame.getByLabel('휴대전화').fill(member.phone)
    await frame.getByLabel('비밀번호').fill(member.password)
    await button(frame, '로그인').click()
    await frame.locator('dl').getByText('박서준').waitFor()
    await agreeToAll(frame)
    await button(frame, /^예약(하기| 신청하기)$/).click()
    await heading(frame, /되었습니다/).waitFor()
    await button(frame, '닫기').last().click()

    await page.reload({ waitUntil: 'networkidle' })
    const hand = fingers()
    await hand.tap(page.locator('header [data-reserve]:visible').last())
    const again = await widgetOf(page)
    await chooseTreatment(again, hand)
    await turnToLaterDay(again)
    await hand.tap(freeTimes(again).last())
    await heading(again, new RegExp(day.slice(0, 3))).waitFor()
    await agreeToAll(again, hand)
    await hand.tap(button(again, /^예약(하기| 신청하기)$/))
    await heading(again, /되었습니다/).waitFor()
    expect(hand.count()).toBeLessThanOrEqual(6)
    expect(await again.locator('dl').innerText()).toContain(day)
  },
)

describe('a day that is full', () => {
  /** Fills a day that is far away: each doctor has one long visit. Gives the day, and what to cancel. */
  async function fillDay(desk: ApiClient) {
    const from = addDays(today(), 45)
    const { rows: days } = await desk.request('GET /partner-schedules/available-dates', {
      query: { from, to: addDays(from, 14) },
    })
    const day = days.find(({ isAvailable }) => isAvailable)?.day ?? ''
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
        },
      })
      filled.push(made.id)
    }
    return { day, filled }
  }

  test(
    'is waited for; a cancelled time is kept for who is first, whose message’s link books it',
    { timeout: 150_000 },
    async () => {
      const desk = await signIn(site.url)
      const { day, filled } = await fillDay(desk)
      const { page, complaints } = await open('/info?wopen=1', phone)
      const frame = await widgetOf(page)
      const problems: string[] = []
      const look = async (of: Frame, step: string) => {
        for (const one of [...(await accessibilityProblems(of)), ...(await overflows(of))])
          problems.push(`${step}: ${one}`)
      }
      await chooseTreatment(frame, fingers())
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
      await frame.getByLabel('인증번호').fill(await codeSentTo('+821000004103'))
      await heading(frame, `${dayText(day)} 자리가 나면 알려 드립니다`).waitFor()
      await look(frame, 'wait')
      await frame.getByText('필수 항목에 모두 동의합니다').click()
      await button(frame, '알림 신청하기').click()
      await heading(frame, `${dayText(day)} 자리를 기다리고 있습니다`).waitFor()
      await look(frame, 'waiting')
      expect(await sentTo('+821000004103', /#waiting=([\w.-]+)/)).not.toBe('')

      const reservationId = filled[0] ?? 0
      await desk.request('POST /admin/reservations/{reservationId}/cancel', {
        params: { reservationId },
        body: {},
      })
      const token = await sentTo('+821000004103', /자리가 났습니다[^]*#waiting=([\w.-]+)/)
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
    },
  )
})

test(
  'a question is asked on a treatment’s page; the desk sees it, answers, and makes a reservation of it',
  { timeout: 150_000 },
  async () => {
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
    await frame.getByLabel('인증번호').fill(await codeSentTo('+821000004104'))
    await heading(frame, '이대로 신청하시겠어요?').waitFor()
    expect(await frame.locator('main').innerText()).toContain('민감정보')
    await frame.getByText('필수 항목에 모두 동의합니다').click()
    await look(frame, 'consultation')
    await button(frame, '상담 신청하기').click()
    await heading(frame, '상담 신청을 받았습니다').waitFor()
    await look(frame, 'asked')
    expect(await sentTo('+821000004104', /(상담 신청을 받았습니다)/)).not.toBe('')

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
    const form = desk.page.getByRole('dialog', { name: '전화 예약 넣기' })
    expect(await form.getByLabel('이름').inputValue()).toBe('정가람')
    expect(await form.getByLabel('휴대전화').inputValue()).toBe('01000004104')
    await form.getByLabel('날짜').fill(addDays(today(), 66))
    await form.getByRole('combobox', { name: '담당' }).click()
    await desk.page.getByRole('option').nth(1).click()
    await look(desk.page, 'entry')
    await form.getByRole('button', { name: '예약 넣기' }).click()
    await details.getByText('예약함').waitFor()
    await details.getByRole('link', { name: '이어진 예약 보기' }).waitFor()
    expect(problems).toEqual([])
    expect([...complaints, ...desk.complaints]).toEqual([])
  },
)

describe('on any page', () => {
  test.each([
    ['wcopen=1', '언제 오시겠어요?'],
    ['wopen=1', '어떤 시술을 받으시겠어요?'],
    ['wqopen=1', '무엇이 궁금하세요?'],
  ])('%s opens the widget', async (query, title) => {
    const { page } = await open(`/introduce?${query}`)
    await heading(await widgetOf(page), title).waitFor()
  })

  test('weid and wpid open the treatments of an event, one of them first', async () => {
    const { rows } = await api.request('GET /v2/event/products', { query: {} })
    const product = rows.at(-1)
    const event = product?.events[0]
    const { page } = await open(`/introduce?weid=${event?.id}&wpid=${product?.id}&utm_source=naver`)
    const frame = await widgetOf(page)
    await frame.getByRole('button', { name: event?.title ?? '', pressed: true }).waitFor()
    expect(await frame.getByRole('heading', { level: 3 }).first().innerText()).toBe(product?.name)
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
    await page.locator('header [data-reserve]:visible').last().click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /전화로 예약/ })
      .waitFor()
    expect(await page.locator('iframe[src*="/_widget"]').count()).toBe(0)
  })
})

test(
  'a visit is measured once the visitor agrees, to the booking, until they refuse; and nothing of what is booked',
  { timeout: 150_000 },
  async () => {
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
    await turnToLaterDay(frame)
    await freeTimes(frame).first().click()
    await frame.getByLabel('이름').fill('김하늘')
    await frame.getByLabel('휴대전화').fill('010-0000-4107')
    await button(frame, '인증번호 받기').click()
    await frame.getByLabel('인증번호').fill(await codeSentTo('+821000004107'))
    await agreeToAll(frame)
    await button(frame, /^예약(하기| 신청하기)$/).click()
    await heading(frame, /되었습니다/).waitFor()
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
  },
)

/** Agrees to what this booking still asks for. */
async function agreeToAll(frame: Frame, hand = fingers()) {
  const submit = button(frame, /^예약(하기| 신청하기)$/)
  await submit.waitFor()
  if ((await submit.getAttribute('aria-disabled')) === null) return
  const all = frame.getByText('필수 항목에 모두 동의합니다')
  await hand.tap((await all.count()) > 0 ? all : frame.locator('main label', { hasText: '필수' }).first())
}
