import { DndContext } from '@dnd-kit/core'
import { useState } from 'react'
import { isGlobalSlot } from '#schema/plain/slot-names.ts'
import { useSections, type Sections } from '../../pages/use-sections.ts'
import { draggedByPointer, useDragSensors } from '#admin/kit/parts/dragging.ts'
import { AddSection, SentSection, titleIn } from '../../pages/section-dialogs.tsx'
import type { BlockType } from '../../queries/get-blocks.ts'
import { BlockToolbar } from './block-toolbar.tsx'
import { seamsOf, topOf, type Seam } from './places.ts'
import { RefusalBubble } from './refusal-bubble.tsx'
import { SeamLine } from './seam-line.tsx'
import { layer, outline } from './styles.ts'
import type { PageOverlayProps } from './types.ts'
import { useBoxes, type BlockBox, type Box, type Boxes } from './use-boxes.ts'
import { useOverlayWriting, type OverlayWriting } from './use-overlay-writing.ts'
import { useSectionDrag } from './use-section-drag.ts'
import { WritingBubble } from './writing-bubble.tsx'

const accessibility = draggedByPointer('순서는 위로, 아래로 단추로 바꿉니다.')

/** Returns the page's sections. A move also selects the moved section, which brings it into view at its new place. */
function useOverlaySections({ pageKey, selection, onSelect }: PageOverlayProps) {
  const selected = selection.kind === 'page' && selection.key === pageKey ? selection.block : null
  const select = (block: string | null) => {
    if (pageKey !== undefined) onSelect({ kind: 'page', key: pageKey, block })
  }
  const sections = useSections(pageKey, selected, select)
  const move = (from: number, to: number) => {
    sections?.move(from, to)
    select(sections?.blocks[from]?.id ?? null)
  }
  return { sections: sections && { ...sections, move }, selected, select, move }
}

/** Places between the sections that are seen, with the distance in px at which each stands from the layer's top. */
function placesIn(boxes: Boxes | null, sections: Sections | undefined, scale: number, height: number) {
  const seen = boxes?.blocks.filter(({ slot }) => slot === 'section') ?? []
  const picture = { seen, main: boxes?.main.top ?? 0, covered: boxes?.covered ?? 0, scale, height }
  const ids = seen.map(({ id }) => id)
  return seamsOf(sections?.blocks ?? [], ids).map((seam) => ({ seam, top: topOf(seam, picture) }))
}

/** Controls to edit a page, drawn over its picture; they add nothing to the page itself. */
export function PageOverlay(props: PageOverlayProps) {
  const { shown, scale, room, types, selection, hovered, onOpenForm } = props
  const [adding, setAdding] = useState<number | null>(null)
  const { sections, selected, select, move } = useOverlaySections(props)
  const writing = useOverlayWriting(props)
  const boxes = useBoxes(shown, writing.written?.host ?? writing.refused?.element ?? null)
  const seams = placesIn(boxes, sections, scale, room.height)
  const drag = useSectionDrag({ shown, seams, onMove: move })
  const sensors = useDragSensors()
  if (!boxes) return null

  const scroll = (left: number, top: number) =>
    shown.defaultView?.scrollBy({ left: left / scale, top: top / scale, behavior: 'instant' })
  const scrollTo = (top: number) => {
    if (top < 0 || top > room.height) scroll(0, top - room.height / 2)
  }
  const titleOf = (id: string) =>
    titleIn(types, sections?.blocks.find((block) => block.id === id)?.component ?? '')
  const isSelected = (box: BlockBox) =>
    isGlobalSlot(box.slot) ? selection.kind === 'slot' && selection.slot === box.slot : box.id === selected
  const inHand = boxes.blocks
    .filter((box) => isSelected(box) || box.place === hovered)
    .map((box) => ({ ...box, ...scaled(box, scale) }))
  return (
    <DndContext sensors={sensors} accessibility={accessibility} autoScroll={false} {...drag.handlers}>
      <div
        className={layer({ dragging: drag.isBusy })}
        onWheel={({ deltaX, deltaY }) => scroll(deltaX, deltaY)}
      >
        {inHand.map((box) => (
          <div
            key={`${box.slot} ${box.id}`}
            className={outline({
              of: drag.dragged === box.id ? 'dragged' : isSelected(box) ? 'selected' : 'hovered',
            })}
            style={boxStyle(box)}
          />
        ))}
        {sections && (
          <SeamLines
            {...{ seams, types, selected, titleOf }}
            near={[selected, hovered?.dataset.blockId]}
            target={drag.target}
            onAdd={setAdding}
            onSelect={(id) => {
              onOpenForm()
              select(id)
            }}
            onScroll={scrollTo}
          />
        )}
        {inHand.map((box) => (
          <BlockToolbar
            key={`${box.slot} ${box.id}`}
            {...{ box, sections, writing }}
            covered={boxes.covered * scale}
            title={titleOf(box.id)}
            onSelect={() => select(box.id)}
            onGrab={drag.grab}
            onScroll={scrollTo}
          />
        ))}
        {boxes.anchor && <Bubble {...{ room, writing, onOpenForm }} anchor={scaled(boxes.anchor, scale)} />}
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
      {sections && <SentSection sections={sections} types={types} />}
    </DndContext>
  )
}

const scaled = ({ top, left, width, height }: Box, scale: number): Box => ({
  top: top * scale,
  left: left * scale,
  width: width * scale,
  height: height * scale,
})
const boxStyle = ({ top, left, width, height }: Box) => ({ top, left, width, height })

type SeamLinesProps = {
  seams: ReturnType<typeof placesIn>
  types: readonly BlockType[]
  selected: string | null
  /** Sections beside which a place is shown at once. */
  near: readonly (string | null | undefined)[]
  /** Place at which what is dragged would be let go. */
  target: Seam | undefined
  titleOf: (id: string) => string
  onAdd: (index: number) => void
  onSelect: (id: string) => void
  onScroll: (top: number) => void
}

function SeamLines({ seams, types, selected, near, target, titleOf, ...acts }: SeamLinesProps) {
  const isNear = (id: string | null) => id !== null && near.includes(id)
  const isAlone = (seam: Seam) => seam.above === null && seam.below === null
  return seams.map(({ seam, top }) => (
    <SeamLine
      key={seam.above ?? ''}
      seam={seam}
      top={top}
      where={seam.above === null ? '맨 앞에' : `‘${titleOf(seam.above)}’ 다음에`}
      titleOf={(component) => titleIn(types, component)}
      isNear={isAlone(seam) || isNear(seam.above) || isNear(seam.below)}
      isTarget={target === seam}
      selected={selected}
      onAdd={() => acts.onAdd(seam.index)}
      onSelect={acts.onSelect}
      onFocus={() => acts.onScroll(top)}
    />
  ))
}

type BubbleProps = Pick<PageOverlayProps, 'room' | 'onOpenForm'> & { writing: OverlayWriting; anchor: Box }

/** Tells beside a text that it is written in, or why it is not. */
function Bubble({ writing, anchor, room, onOpenForm }: BubbleProps) {
  const { written, refused, dismiss } = writing
  if (written) return <WritingBubble written={written} anchor={anchor} room={room} />
  if (!refused) return null
  return (
    <RefusalBubble refused={refused} anchor={anchor} room={room} onOpenForm={onOpenForm} onClose={dismiss} />
  )
}
