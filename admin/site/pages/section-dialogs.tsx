import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import type { BlockType } from '../queries/get-blocks.ts'
import type { Sections } from './use-sections.ts'

export const AddSection = partOnDemand(() => import('./add-section.tsx').then((m) => m.AddSection))
const CopyToPageDialog = partOnDemand(() =>
  import('./copy-to-page-dialog.tsx').then((m) => m.CopyToPageDialog),
)

/** Title of a block type; its name where there is no such type. */
export const titleIn = (types: readonly BlockType[], component: string): string =>
  types.find((type) => type.component === component)?.title ?? component

type SentSectionProps = { sections: Sections; types: readonly BlockType[] }

/** Asks to which page a section is copied, once it is to be. */
export function SentSection({ sections, types }: SentSectionProps) {
  if (!sections.sent) return null
  return (
    <CopyToPageDialog
      title={titleIn(types, sections.sent.component)}
      block={sections.sent}
      from={sections.pageKey}
      onClose={() => sections.send(null)}
    />
  )
}
