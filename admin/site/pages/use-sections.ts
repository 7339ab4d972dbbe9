import type { BlockEnvelope } from '#schema/block.ts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import type { Draft } from '#admin/kit/drafts/draft.ts'
import type { PageDefinition } from '#schema/page.ts'
import type { BlockType } from '../queries/get-blocks.ts'
import { copyBlock, moveBlock, newBlock, removeBlock, toggleBlock } from './change-blocks.ts'

export type Sections = {
  pageKey: string
  draft: Draft<PageDefinition>
  blocks: BlockEnvelope[]
  /** Puts a new section of a type before that at `index`, and selects it. */
  add: (type: BlockType, index: number) => void
  move: (from: number, to: number) => void
  copy: (index: number) => void
  /** Asks to which page the section at an index is copied; `null`: no more. */
  send: (index: number | null) => void
  /** The section for which that is asked. */
  sent: BlockEnvelope | null
  toggle: (index: number) => void
  remove: (index: number) => void
}

/** Brings the focus to a new section's row, whose buttons move it, once it is there and the window before it has gone. */
const focusSection = (id: string) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`)?.focus(),
  )

/** The sections of a page in their order and what can be done with them; nothing where there is no such page. */
export function useSections(
  pageKey: string | undefined,
  selected: string | null,
  onSelect: (block: string | null) => void,
): Sections | undefined {
  const { pageDrafts } = useAdmin()
  const draft = useStore(pageDrafts, ({ drafts }) => (pageKey === undefined ? undefined : drafts[pageKey]))
  const [sent, setSent] = useState<BlockEnvelope | null>(null)
  if (!draft || pageKey === undefined) return undefined
  const { blocks } = draft.value
  const change = (next: BlockEnvelope[]) => pageDrafts.edit(pageKey, { ...draft.value, blocks: next })
  return {
    pageKey,
    draft,
    blocks,
    add: (type, index) => {
      const block = newBlock(type)
      change(blocks.toSpliced(index, 0, block))
      onSelect(block.id)
      focusSection(block.id)
    },
    move: (from, to) => {
      if (from !== to) change(moveBlock(blocks, from, to))
    },
    copy: (index) => {
      const copied = copyBlock(blocks, index)
      if (!copied) return
      change(copied.blocks)
      onSelect(copied.copy.id)
      focusSection(copied.copy.id)
    },
    send: (index) => setSent(index === null ? null : (blocks[index] ?? null)),
    sent,
    toggle: (index) => change(toggleBlock(blocks, index)),
    remove: (index) => {
      change(removeBlock(blocks, index))
      if (blocks[index]?.id === selected) onSelect(null)
    },
  }
}
