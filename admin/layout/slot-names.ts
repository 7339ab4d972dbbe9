import type { GlobalSlot } from '#schema/block.ts'

/** Korean names of the slots, in the order of the console's list. */
export const slotNames: Record<GlobalSlot, string> = {
  header: '헤더',
  search: '검색',
  footer: '푸터',
  floatingButton: '상담 버튼',
  popup: '팝업',
  widget: '위젯',
}

export const globalSlots = Object.keys(slotNames) as GlobalSlot[]

export const isGlobalSlot = (value: string): value is GlobalSlot => value in slotNames
