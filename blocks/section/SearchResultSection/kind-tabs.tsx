import { useClinicWords } from '#api/use-clinic-words.ts'
import type { SearchGroup, SearchKind } from '#schema/search.ts'
import { kindNames } from './kind-names.ts'
import * as styles from './styles.ts'

type KindTabsProps = {
  groups: SearchGroup[]
  count: number
  chosen: SearchKind | null
  onChoose: (kind: SearchKind | null) => void
}

/** Narrows what is shown to one kind. Only those are offered of which there is something. */
export function KindTabs({ groups, count, chosen, onChoose }: KindTabsProps) {
  const say = useClinicWords()
  const choices = [
    { kind: null, name: '전체', count },
    ...groups.map((group) => ({ kind: group.kind, name: say(kindNames[group.kind]), count: group.count })),
  ]
  return (
    <div className={styles.tabs()} role="group" aria-label="결과의 종류">
      {choices.map((choice) => (
        <button
          key={choice.kind}
          type="button"
          aria-pressed={choice.kind === chosen}
          className={styles.tab({ chosen: choice.kind === chosen })}
          onClick={() => onChoose(choice.kind)}
        >
          {choice.name} <span className={styles.number()}>{choice.count}</span>
        </button>
      ))}
    </div>
  )
}
