import { bindPartner } from '#backend/database/partner.ts'
import type { Transaction } from '#backend/database/database.ts'
import { partners } from '#backend/partners/table.ts'
import { productCategories } from '#backend/product-categories/table.ts'
import { calendarFrom } from '#backend/seeds/calendar.ts'
import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { checkPartner, type PartnerContent } from '#backend/seeds/partner-content.ts'
import { writePartner } from '#backend/seeds/write-partner.ts'
import type { Definitions } from '#backend/site/block-check.ts'
import type { newClinic } from '#schema/operator.ts'
import { max, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { homePage, shellOf } from './templates/shared.ts'
import { templates } from './templates/templates.ts'

type NewClinic = z.output<typeof newClinic>

/** The content that a new clinic begins with, checked as the console would check it. */
export function contentOf(
  { name, hosts, template }: NewClinic,
  definitions: Definitions,
): Promise<PartnerContent> {
  const chosen = templates[template]
  const begun: DemoPartner = {
    code: '',
    hosts,
    profile: { partnerName: name, homepageConfig: { seoTitle: name } },
    theme: chosen.theme,
    keywords: [],
    pictures: {},
    global: shellOf(chosen),
    pages: () => ({ home: homePage(name, chosen.home(name)) }),
  }
  return checkPartner(begun, {}, definitions, calendarFrom(new Date()))
}

/** Writes a new clinic with its first publication, and returns its number. */
export async function writeClinic(
  tx: Transaction,
  { hosts, template }: NewClinic,
  content: PartnerContent,
): Promise<number> {
  // Two who open a clinic at once get two numbers.
  await tx.execute(sql`lock table partners in share row exclusive mode`)
  const [last] = await tx.select({ id: max(partners.partnerId) }).from(partners)
  const partnerId = (last?.id ?? 0) + 1
  await writePartner(bindPartner(tx, partnerId), { ...content, code: await freeCode(tx, hosts[0] ?? '') })
  const names = templates[template].categories
  if (names.length > 0)
    await tx.insert(productCategories).values(names.map((name, position) => ({ partnerId, name, position })))
  return partnerId
}

/** The name that commands know a clinic by: the first part of its host, with a number where that is taken. */
export async function freeCode(tx: Transaction, host: string): Promise<string> {
  const wanted = host.replace(/^www\./, '').split('.')[0] || 'clinic'
  const taken = new Set((await tx.select({ code: partners.code }).from(partners)).map(({ code }) => code))
  let code = wanted
  for (let number = 2; taken.has(code); number += 1) code = `${wanted}-${number}`
  return code
}
