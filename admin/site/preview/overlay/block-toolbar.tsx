import { isGlobalSlot, slotNames } from '#schema/plain/slot-names.ts'
import type { Sections } from '../../pages/use-sections.ts'
import { textsOf } from '../text/text-fields.ts'
import { SectionToolbar, SlotToolbar } from './section-toolbar.tsx'
import type { BlockBox } from './use-boxes.ts'
import type { OverlayWriting } from './use-overlay-writing.ts'

/** Height in px of a toolbar with the space round it. */
const bar = 44

type BlockToolbarProps = {
  /** Block in the picture, in px of the layer. */
  box: BlockBox
  /** Height in px, from the top, that a fixed element such as the header covers. */
  covered: number
  title: string
  sections: Sections | undefined
  writing: OverlayWriting
  onSelect: () => void
  onGrab: () => void
  /** Brings a height of the layer, in px, into view. */
  onScroll: (top: number) => void
}

/** Toolbar of a block, at the top of the block's visible part. */
export function BlockToolbar({ box, covered, writing, onScroll, ...props }: BlockToolbarProps) {
  const { title, sections, onSelect, onGrab } = props
  const { top, height, left } = box
  const index = sections?.blocks.findIndex(({ id }) => id === box.id) ?? -1
  const source = writing.sourceAt(box.place)
  const common = {
    top: Math.max(top, Math.min(Math.max(top, covered, 0) + 8, top + height - bar)),
    left: Math.max(left, 0) + 8,
    onWrite:
      source && textsOf(source.schema, source.read()).plain.length > 0
        ? () => void writing.writeFirst(box.place)
        : undefined,
    onFocus: () => onScroll(top + height < bar ? -1 : top),
  }
  if (isGlobalSlot(box.slot)) return <SlotToolbar {...common} title={slotNames[box.slot]} />
  if (!sections || index < 0) return null
  return (
    <SectionToolbar
      {...common}
      id={box.id}
      title={title}
      index={index}
      sections={sections}
      onSelect={onSelect}
      onGrab={onGrab}
    />
  )
}
