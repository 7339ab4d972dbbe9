/** Files of a new block folder: a small block that works, to be changed. Prettier formats them afterwards. */
export const blockFiles = (slot, component) => ({
  'block.ts': slot === 'section' ? sectionDefinition(component) : globalDefinition(slot, component),
  'component.tsx': slot === 'section' ? sectionComponent(component) : globalComponent(slot, component),
  'styles.ts': slot === 'section' ? sectionStyles : globalStyles,
})

const sectionDefinition = (component) => `
import { defineBlock } from '#schema/define-block.ts'
import { line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: '${component}',
  slot: 'section',
  version: 1,
  title: '${component}',
  description: '제목과 글을 보여 줍니다.',
  schema: z.object({
    title: line(80).min(1).meta({ title: '제목' }),
    text: paragraph().meta({ title: '글' }),
  }),
  migrations: {},
  sample: {
    title: '처음 오시는 분께',
    text: '예약하신 시간에 맞춰 원장이 직접 상담합니다.\\n진료 전에 과정과 비용을 먼저 설명해 드립니다.',
  },
})
`

const sectionComponent = (component) => `
import type { BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import type block from './block.ts'
import { body } from './styles.ts'

export default function ${component}({ data }: BlockProps<typeof block>) {
  return (
    <Section title={data.title}>
      <p className={body()}>{data.text}</p>
    </Section>
  )
}
`

const sectionStyles = `
import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const body = css({ ...text.body2, maxWidth: '38em', whiteSpace: 'pre-line' })
`

const globalDefinition = (slot, component) => `
import { defineBlock } from '#schema/define-block.ts'
import { line, link } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: '${component}',
  slot: '${slot}',
  version: 1,
  title: '${component}',
  description: '처음으로 가는 이름과 링크를 보여 줍니다.',
  schema: z.object({
    title: line(40).min(1).default('홈').meta({ title: '이름' }),
    links: z.array(link).max(8).default([]).meta({ title: '링크' }),
  }),
  migrations: {},
  sample: {
    title: '단장의원',
    links: [
      { title: '이벤트', url: '/events' },
      { title: '오시는 길', url: '/info' },
    ],
  },
})
`

/** The landmark a slot is for a screen reader. */
const elements = { header: 'header', footer: 'footer' }

function globalComponent(slot, component) {
  const element = elements[slot] ?? 'aside'
  return `
import type { BlockProps } from '#schema/define-block.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { cx } from '#ui/css.ts'
import { containerClass } from '#ui/layout.tsx'
import type block from './block.ts'
import { bar, entry, list, name } from './styles.ts'

export default function ${component}({ id, data }: BlockProps<typeof block>) {
  return (
    <${element} className={cx(containerClass(), bar())}>
      <ActionLink id={\`\${id}-name\`} url="/" className={name()}>{data.title}</ActionLink>
      {data.links.length > 0 && (
        <nav aria-labelledby={\`\${id}-name\`}>
          <ul className={list()}>
            {data.links.map((link, index) => (
              <li key={index}>
                <ActionLink url={link.url} className={entry()}>{link.title}</ActionLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </${element}>
  )
}
`
}

const globalStyles = `
import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

const target = { display: 'inline-flex', alignItems: 'center', minHeight: '44px' }

export const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '$6' })
export const name = css({ ...text.heading3, ...target })
export const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '$6', margin: 0, padding: 0, listStyle: 'none' })
export const entry = css({ ...text.label2, ...target })
`
