/** `npm run bench -- console`: what inputs cost in the console of a clinic that has much of everything. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { table } from '../figures.mjs'
import { addPage } from './fill.mjs'
import { screens } from './inputs.mjs'
import { measure, watch } from './watch.mjs'

const goal = 100

/** The first owner of the demo that is measured. */
export const owner = JSON.parse(readFileSync(new URL('../../support/admin.json', import.meta.url), 'utf8'))

export function consoleOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      rates: { type: 'string', default: '1,4' },
      screens: { type: 'string', default: '' },
    },
  })
  return {
    rates: values.rates.split(',').map(Number),
    screens: values.screens ? screens.filter(({ name }) => name.includes(values.screens)) : screens,
  }
}

async function signIn(context, base) {
  const answer = await context.request.post(`${base}/_api/admin/session`, { data: owner })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}: ${await answer.text()}`)
}

/** Does the inputs of a screen in a new window; `rate`: how many times slower the processor is. */
async function measureScreen(context, base, { path, ready, inputs }, rate) {
  const page = await context.newPage()
  await watch(page)
  await page.goto(`${base}/admin${path}`)
  await ready(page)
  await page.waitForTimeout(3_000)
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate })
  const found = []
  for (const { name, before, act } of inputs) {
    if (before) {
      await before(page)
      await page.waitForTimeout(1_500)
    }
    found.push({ name, ...(await measure(page, () => act(page))) })
  }
  await page.close()
  return found
}

const figure = (value, least) => (value < least ? `< ${least}` : `${Math.round(value)}`)
const withMark = (text, value) => `${text}${value > goal ? ' !' : ''}`

/** Measures the console of the site at a port, which `fillDatabase` has filled. */
export async function measureConsole(port, options, say) {
  process.env.CHROMIUM_PATH ??= await ensureChromium()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const base = `http://localhost:${port}`
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' })
  await signIn(context, base)
  const first = await context.newPage()
  await first.goto(`${base}/admin`)
  await addPage(first)
  await first.close()
  say(`Longest task and interaction to next paint, ms, at 1440 px; goal: no task over ${goal} at full speed.`)
  for (const screen of options.screens) {
    const runs = []
    for (const rate of options.rates) runs.push(await measureScreen(context, base, screen, rate))
    say('')
    say(
      table(
        [screen.name, ...options.rates.flatMap((rate) => [`task ÷ ${rate}`, `INP ÷ ${rate}`])],
        screen.inputs.map(({ name }, index) => [
          name,
          ...runs.flatMap((run) => {
            const { task, input } = run[index]
            // Chromium tells no task under 50 ms, and no interaction under 16.
            return [withMark(figure(task, 50), task), figure(input, 16)]
          }),
        ]),
      ),
    )
  }
  await browser.close()
}
