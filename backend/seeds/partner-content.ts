import type { Definitions } from '#backend/site/block-check.ts'
import { checkBlock } from '#backend/site/block-check.ts'
import { shapeOf } from '#backend/site/path-pattern.ts'
import { fieldErrors } from '#registry/resolve.ts'
import type { BlockEnvelope, Slot } from '#schema/block.ts'
import { globalSlots } from '#schema/block.ts'
import type { PageDefinition } from '#schema/page.ts'
import { pageDefinition, pageKey } from '#schema/page.ts'
import type { PartnerProfile } from '#schema/partners.ts'
import { partnerProfile } from '#schema/partners.ts'
import type { Theme } from '#schema/theme.ts'
import { theme } from '#schema/theme.ts'
import type { z } from 'zod'
import type { Calendar } from './calendar.ts'
import { clinicProblems } from './clinic/check-clinic.ts'
import type { ClinicContent } from './clinic/content.ts'
import { hashPosts } from './clinic/hash-posts.ts'
import type { DemoBlock, DemoPage, DemoPartner } from './demo-partner.ts'
import { named, type StoredImage } from './store-images.ts'

/** A partner's content after every schema has seen it, defaults written in. */
export type PartnerContent = {
  code: string
  hosts: string[]
  profile: PartnerProfile
  keywords: string[]
  theme: Theme
  global: BlockEnvelope[]
  pages: Record<string, PageDefinition>
  images: StoredImage[]
  clinic: ClinicContent | null
}

/**
 * Checks demo content as the console would, its days counted from the calendar's first. Throws one error that lists
 * everything wrong, by partner and place.
 */
export async function checkPartner(
  demo: DemoPartner,
  stored: Record<string, StoredImage>,
  definitions: Definitions,
  calendar: Calendar,
): Promise<PartnerContent> {
  const wrong: string[] = []
  const images = named(demo.code, stored)

  function parse<S extends z.ZodType>(place: string, schema: S, value: unknown): z.output<S> {
    const parsed = schema.safeParse(value)
    if (!parsed.success)
      wrong.push(...fieldErrors(parsed.error).map(({ path, message }) => `${place}${path}: ${message}`))
    return parsed.data as z.output<S>
  }
  function block(place: string, slot: Slot, id: string, { component, data }: DemoBlock): BlockEnvelope {
    const envelope = { id, component, version: definitions.get(component)?.version ?? 1, data }
    const checked = checkBlock(slot, envelope, definitions)
    if (!('problem' in checked)) return checked.envelope
    wrong.push(...checked.errors.map(({ path, message }) => `${place}${path}: ${message}`))
    return envelope
  }
  function page(key: string, { blocks, ...rest }: DemoPage): PageDefinition {
    parse(`pages/${key}`, pageKey, key)
    const envelopes = blocks.map((one, index) =>
      block(`pages/${key}/blocks/${index}`, 'section', one.id ?? `block-${index + 1}`, one),
    )
    return parse(`pages/${key}`, pageDefinition, { ...rest, blocks: envelopes })
  }

  const chosen = demo.global(images)
  const profile = parse('profile', partnerProfile, { ...demo.profile, ...demo.profileImages?.(images) })
  const clinic = demo.clinic?.(calendar)
  const content = {
    code: demo.code,
    hosts: demo.hosts.map((host) => host.toLowerCase()),
    profile,
    keywords: demo.keywords,
    theme: parse('theme', theme, demo.theme),
    global: globalSlots.map((slot) => block(`global/${slot}`, slot, slot, chosen[slot])),
    pages: Object.fromEntries(
      Object.entries(demo.pages(images, calendar)).map(([key, one]) => [key, page(key, one)]),
    ),
    images: Object.values(stored),
  }
  wrong.push(...sharedPatterns(content.pages))
  if (profile && clinic) wrong.push(...clinicProblems({ clinic, calendar, images, profile }))
  if (wrong.length > 0)
    throw new Error(
      `The demo partner ${demo.code} is not right:\n${wrong.map((line) => `  ${line}`).join('\n')}`,
    )
  if (!clinic) return { ...content, clinic: null }
  const passwordHashes = await hashPosts(clinic)
  return { ...content, clinic: { clinic, calendar, images, profile, passwordHashes } }
}

function sharedPatterns(pages: Record<string, PageDefinition | undefined>): string[] {
  const keys = new Map<string, string>()
  return Object.entries(pages).flatMap(([key, page]) => {
    if (!page) return []
    const other = keys.get(shapeOf(page.pattern))
    keys.set(shapeOf(page.pattern), key)
    return other ? [`pages/${key}/pattern: ${page.pattern} is already answered by ${other}`] : []
  })
}
