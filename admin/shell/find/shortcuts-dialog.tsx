import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { keysOf, shortcuts, type ShortcutName } from '#admin/kit/parts/shortcuts.ts'
import { shortcutKeys, shortcutList } from './styles.ts'

const names = Object.keys(shortcuts) as ShortcutName[]

/** The console's keys, and what Tab, arrows and Escape do everywhere. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="단축키" onClose={onClose}>
      <dl className={shortcutList()}>
        {names.map((name) => (
          <div key={name}>
            <dt>{shortcuts[name].does}</dt>
            <dd>
              <kbd className={shortcutKeys()}>{keysOf(name)}</kbd>
            </dd>
          </div>
        ))}
        <div>
          <dt>다음 단추나 칸으로, 되돌아가기</dt>
          <dd>
            <kbd className={shortcutKeys()}>Tab</kbd> <kbd className={shortcutKeys()}>Shift Tab</kbd>
          </dd>
        </div>
        <div>
          <dt>달력이나 목록 펼치기</dt>
          <dd>
            <kbd className={shortcutKeys()}>↓</kbd>
          </dd>
        </div>
        <div>
          <dt>창이나 목록 닫기</dt>
          <dd>
            <kbd className={shortcutKeys()}>Esc</kbd>
          </dd>
        </div>
      </dl>
    </Dialog>
  )
}
