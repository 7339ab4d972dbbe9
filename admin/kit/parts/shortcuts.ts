/** The console's keys, each with Ctrl, or ⌘ on a Mac; what they do is told by the window of `keys`. */
export const shortcuts = {
  find: { code: 'KeyK', does: '화면, 시술, 고객을 찾고 명령 실행' },
  save: { code: 'KeyS', does: '지금 고치는 것을 저장' },
  undo: { code: 'KeyZ', does: '사이트에서 한 일을 되돌리기' },
  redo: { code: 'KeyZ', shift: true, does: '되돌린 일을 다시 하기' },
  keys: { code: 'Slash', does: '이 단축키 보기' },
} satisfies Record<string, { code: string; shift?: boolean; does: string }>

export type ShortcutName = keyof typeof shortcuts

/** Whether a key is pressed that does something, whatever the keyboard's language: its place counts, not its letter. */
export function isPressed(name: ShortcutName, event: KeyboardEvent): boolean {
  const { code, shift = false }: { code: string; shift?: boolean } = shortcuts[name]
  const hasControl = event.ctrlKey || event.metaKey
  return hasControl && !event.altKey && event.shiftKey === shift && event.code === code
}

/** The keys as this device names them. */
export function keysOf(name: ShortcutName): string {
  const { code, shift = false }: { code: string; shift?: boolean } = shortcuts[name]
  const key = code === 'Slash' ? '/' : code.replace('Key', '')
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
    ? `${shift ? '⇧' : ''}⌘${key}`
    : `Ctrl ${shift ? 'Shift ' : ''}${key}`
}
