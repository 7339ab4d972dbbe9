/** Korean names of the slots that are filled once a site, in the order of the console's list. */
export const slotNames = {
  header: '헤더',
  search: '검색',
  footer: '푸터',
  floatingButton: '상담 버튼',
  popup: '팝업',
  widget: '위젯',
} as const

export type GlobalSlot = keyof typeof slotNames

export const globalSlots = Object.keys(slotNames) as GlobalSlot[]

export const isGlobalSlot = (value: string): value is GlobalSlot => Object.hasOwn(slotNames, value)
