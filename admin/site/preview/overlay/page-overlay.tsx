import { DndContext } from '@dnd-kit/core'
import { useState } from 'react'
import { isGlobalSlot, slotNames } from '#schema/plain/slot-names.ts'
import type { Selection } from '../../places/use-selection.ts'
import { useSections } from '../../pages/use-sections.ts'
import { draggedByPointer, useDragSensors } from '#admin/kit/parts/dragging.ts'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import type { BlockType } from '../../queries/get-blocks.ts'
import { findBlock, selectionOf } from '../../places/page-blocks.ts'
import { textsOf } from '../text/text-fields.ts'
import { useBlockSource } from '../text/use-block-source.ts'
import { useTextWriting } from '../text/use-text-writing.ts'
import { seamsOf } from './places.ts'
import { RefusalBubble } from './refusal-bubble.tsx'
import { SeamLine } from './seam-line.tsx'
import { SectionToolbar, SlotToolbar } from './section-toolbar.tsx'
import { layer, outline } from './styles.ts'
import { useBoxes, type BlockBox, type Box } from './use-boxes.ts'
import { usePageKeys } from './use-page-keys.ts'
import { useSectionDrag } from './use-section-drag.ts'
import { WritingBubble } from './writing-bubble.tsx'

const AddSection = partOnDemand(() => import('../../pages/add-section.tsx').then((m) => m.AddSection))
const CopyToPageDialog = partOnDemand(() =>
  import('../../pages/copy-to-page-dialog.tsx').then((m) => m.CopyToPageDialog),
)

export type PageOverlayProps = {
  shown: Document
  /** How much smaller than the page's own px it is drawn. */
  scale: number
  /** Size in px in which it is drawn. */
  room: { width: number; height: number }
  types: BlockType[]
  /** Page whose sections are shown; none where the path is no page of the list. */
  pageKey: string | undefined
  selection: Selection
  /** Block that the pointer is over. */
  hovered: HTMLElement | null
  onSelect: (selection: Selection) => void
  /** The page must stay as it is, for it is being written in. */
  onHold: (isHeld: boolean) => void
  /** The focus is about to be put into the page. */
  onTurnToPage: () => void
  /** What is selected goes on in its form, which may be out of sight. */
  onOpenForm: () => void
}

const accessibility = draggedByPointer('순서는 위로, 아래로 단추로 바꿉니다.')

/** Height in px of a toolbar with the space round it, and of half a button between two sections. */
const bar = 44
const half = 18

/** What is done with the page in its picture, drawn over it: nothing of it is in the page itself. */
export function PageOverlay(props: PageOverlayProps) {
  const {
    shown,
    scale,
    room,
    types,
    pageKey,
    selection,
    hovered,
    onSelect,
    onHold,
    onTurnToPage,
    onOpenForm,
  } = props
  const [adding, setAdding] = useState<number | null>(null)
  const selected = selection.kind === 'page' && selection.key === pageKey ? selection.block : null
  const selectBlock = (block: string | null) => {
    if (pageKey !== undefined) onSelect({ kind: 'page', key: pageKey, block })
  }
  const sections = useSections(pageKey, selected, selectBlock)
  /** What was moved is selected, and so brought into view where it went. */
  const moveAndSelect = (from: number, to: number) => {
    sections?.move(from, to)
    selectBlock(sections?.blocks[from]?.id ?? null)
  }
  const sourceOf = useBlockSource(types)
  const writing = useTextWriting({ shown, onTurnToPage, onHold, onOpenForm })
  const { written, refused } = writing
  const boxes = useBoxes(shown, written?.host ?? refused?.element ?? null)

  const sourceAt = (place: HTMLElement) => {
    const found = selectionOf(place, pageKey)
    return found && sourceOf(found)
  }
  const writeFirst = (place: HTMLElement) => {
    const source = sourceAt(place)
    if (!source) return false
    onSelect(source.selection)
    const hasBegun = writing.beginFirst(source, place)
    // What the page does not show is written in the form.
    if (!hasBegun) onOpenForm()
    return hasBegun
  }
  usePageKeys({
    shown,
    onTwice: (block, target) => {
      const source = sourceAt(block)
      if (source) writing.begin(source, block, target)
    },
    onEnter: () => {
      const place = findBlock(shown, selection)
      return place !== null && writeFirst(place)
    },
    onEscape: writing.dismiss,
  })

  const scaled = ({ top, left, width, height }: Box): Box => ({
    top: top * scale,
    left: left * scale,
    width: width * scale,
    height: height * scale,
  })
  const titleOf = (component: string) =>
    types.find((type) => type.component === component)?.title ?? component
  const seen = boxes?.blocks.filter(({ slot }) => slot === 'section') ?? []
  const nameOf = ({ id }: { id: string }) =>
    titleOf(sections?.blocks.find((block) => block.id === id)?.component ?? '')
  const seams = seamsOf(
    sections?.blocks ?? [],
    seen.map(({ id }) => id),
  ).map((seam) => {
    const [above, below] = [seam.above, seam.below].map((id) => seen.find((box) => box.id === id))
    const y = (above ? above.top + above.height : (below?.top ?? boxes?.main.top ?? 0)) * scale
    const covered = (boxes?.covered ?? 0) * scale
    // The first stands clear of what lies over the page's beginning, the last of its end.
    const top = y > -half && y < covered ? covered : y
    return {
      seam,
      top:
        top > room.height - half && top < room.height + half
          ? room.height - half
          : Math.max(top, top > -half ? half : top),
    }
  })
  const drag = useSectionDrag({ shown, seams, onMove: moveAndSelect })
  const sensors = useDragSensors()
  if (!boxes) return null

  const scrollTo = (top: number) => {
    if (top < 0 || top > room.height)
      shown.defaultView?.scrollBy({ top: (top - room.height / 2) / scale, behavior: 'instant' })
  }
  const isSelected = (box: BlockBox) =>
    isGlobalSlot(box.slot) ? selection.kind === 'slot' && selection.slot === box.slot : box.id === selected
  const isNear = (id: string | null) => id !== null && (id === selected || id === hovered?.dataset.blockId)
  const inHand = boxes.blocks.filter((box) => isSelected(box) || box.place === hovered)
  return (
    <DndContext sensors={sensors} accessibility={accessibility} autoScroll={false} {...drag.handlers}>
      <div
        className={layer({ dragging: drag.isBusy })}
        onWheel={({ deltaX, deltaY }) =>
          shown.defaultView?.scrollBy({ left: deltaX / scale, top: deltaY / scale, behavior: 'instant' })
        }
      >
        {inHand.map((box) => (
          <div
            key={`${box.slot} ${box.id}`}
            className={outline({
              of: drag.dragged === box.id ? 'dragged' : isSelected(box) ? 'selected' : 'hovered',
            })}
            style={scaled(box)}
          />
        ))}
        {sections &&
          seams.map(({ seam, top }) => (
            <SeamLine
              key={seam.above ?? ''}
              seam={seam}
              top={top}
              where={seam.above === null ? '맨 앞에' : `‘${nameOf({ id: seam.above })}’ 다음에`}
              titleOf={titleOf}
              isNear={seen.length === 0 || isNear(seam.above) || isNear(seam.below)}
              isTarget={drag.target === seam}
              selected={selected}
              onAdd={() => setAdding(seam.index)}
              onSelect={(id) => {
                onOpenForm()
                selectBlock(id)
              }}
              onFocus={() => scrollTo(top)}
            />
          ))}
        {inHand.map((box) => {
          const { top, height, left } = scaled(box)
          const from = Math.max(top, boxes.covered * scale, 0)
          const index = sections?.blocks.findIndex(({ id }) => id === box.id) ?? -1
          const source = sourceAt(box.place)
          const common = {
            top: Math.max(top, Math.min(from + 8, top + height - bar)),
            left: Math.max(left, 0) + 8,
            onWrite:
              source && textsOf(source.schema, source.read()).plain.length > 0
                ? () => void writeFirst(box.place)
                : undefined,
            onFocus: () => scrollTo(top + height < bar ? -1 : top),
          }
          if (isGlobalSlot(box.slot))
            return <SlotToolbar key={box.slot} {...common} title={slotNames[box.slot]} />
          if (!sections || index < 0) return null
          return (
            <SectionToolbar
              key={box.id}
              {...common}
              id={box.id}
              title={nameOf(box)}
              index={index}
              sections={{ ...sections, move: moveAndSelect }}
              onSelect={() => selectBlock(box.id)}
              onGrab={drag.grab}
            />
          )
        })}
        {boxes.anchor && written && (
          <WritingBubble written={written} anchor={scaled(boxes.anchor)} room={room} />
        )}
        {boxes.anchor && refused && !written && (
          <RefusalBubble
            refused={refused}
            anchor={scaled(boxes.anchor)}
            room={room}
            onOpenForm={onOpenForm}
            onClose={writing.dismiss}
          />
        )}
      </div>
      {adding !== null && sections && (
        <AddSection
          types={types}
          onClose={() => setAdding(null)}
          onAdd={(type) => {
            setAdding(null)
            onOpenForm()
            sections.add(type, adding)
          }}
        />
      )}
      {sections?.sent && (
        <CopyToPageDialog
          title={titleOf(sections.sent.component)}
          block={sections.sent}
          from={sections.pageKey}
          onClose={() => sections.send(null)}
        />
      )}
    </DndContext>
  )
}
