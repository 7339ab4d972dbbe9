import type { BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import { TextWithContents } from '#ui/text-with-contents.tsx'
import type block from './block.ts'

export default function RichTextSection({ id, data }: BlockProps<typeof block>) {
  const { title, lead, ground, hasContents, blocks } = data
  return (
    <Section title={title} lead={lead} ground={ground}>
      <TextWithContents blocks={blocks} id={id} hasTitle={Boolean(title)} hasContents={hasContents} />
    </Section>
  )
}
