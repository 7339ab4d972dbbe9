import { paneTab, paneTabs } from './styles.ts'

const panes = { list: '목록', edit: '편집', preview: '미리보기' }
export type Pane = keyof typeof panes

/** On narrow screens one part is shown at a time. */
export function PaneTabs({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  return (
    <div className={paneTabs()} role="group" aria-label="보기">
      {(Object.keys(panes) as Pane[]).map((name) => (
        <button
          key={name}
          type="button"
          className={paneTab({ active: name === pane })}
          aria-pressed={name === pane}
          onClick={() => onChange(name)}
        >
          {panes[name]}
        </button>
      ))}
    </div>
  )
}
