import { defineBlock } from '#schema/define-block.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import { colorToken, image, line, link, paragraph, safeUrl } from '#schema/primitives.ts'
import { z } from 'zod'

const common = { version: 1, migrations: {}, title: '시험', description: '시험에만 씁니다.' }

const headerA = defineBlock({
  ...common,
  component: 'TestHeaderA',
  slot: 'header',
  schema: z.object({
    title: line(20).min(1),
    tone: colorToken.default('#0f5b45'),
    tabs: z.array(z.object({ title: line(10).min(1), url: safeUrl })).default([]),
  }),
  sample: { title: '가' },
})

const headerB = defineBlock({
  ...common,
  component: 'TestHeaderB',
  slot: 'header',
  version: 2,
  migrations: { 1: ({ label, ...rest }) => ({ ...rest, text: label }) },
  schema: z.object({ text: line(20), extra: z.record(z.string(), z.unknown()).default({}) }),
  sample: { text: '나' },
})

const section = defineBlock({
  ...common,
  component: 'TestSection',
  slot: 'section',
  schema: z.object({
    title: line(40),
    body: paragraph(2000).default(''),
    layout: z.enum(['wide', 'narrow']).default('wide'),
    picture: image.optional(),
    more: link.optional(),
    items: z.array(z.object({ question: line(100), answer: paragraph(500) })).default([]),
  }),
  sample: { title: '구역' },
})

const plain = (slot: 'search' | 'footer' | 'floatingButton' | 'popup') =>
  defineBlock({
    ...common,
    component: `Test${slot.charAt(0).toUpperCase()}${slot.slice(1)}`,
    slot,
    schema: z.object({ note: line(80).default('') }),
    sample: {},
  })

const widget = defineBlock({
  ...common,
  component: 'TestWidget',
  slot: 'widget',
  schema: z.object({
    note: line(80).default(''),
    widgetUrl: z.url().nullable().default(null).meta({ title: '위젯 주소', access: 'owner' }),
  }),
  sample: {},
  scriptOrigins: ({ widgetUrl }) => (widgetUrl ? [new URL(widgetUrl).origin] : []),
})

const all = [
  headerA,
  headerB,
  section,
  plain('search'),
  plain('footer'),
  plain('floatingButton'),
  plain('popup'),
  widget,
]

/** Small block types for tests of what is around blocks. */
export const testDefinitions = new Map(
  all.map((definition) => [definition.component, definition as unknown as BlockDefinition]),
)
