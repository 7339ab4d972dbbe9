import { Search } from 'lucide-react'
import { boundWords } from '#ui/event-bounds.ts'
import { FreshText } from '#ui/fresh-text.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useClinicWords } from '../context.ts'
import { chips } from '../parts/choices.styles.ts'
import { Choice } from '../parts/choices.tsx'
import * as styles from './treatment-step.styles.ts'
import type { Treatments } from './use-treatments.ts'

/** Search and groups that narrow the list of treatments. */
export function TreatmentFilter({ treatments }: { treatments: Treatments }) {
  const { typed, write, groups, choose } = treatments
  const { chosen, events, categories } = groups
  const say = useClinicWords()
  return (
    <>
      <label className={styles.search()}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className={visuallyHidden()}>{say('시술 검색')}</span>
        <input
          type="search"
          value={typed}
          placeholder={say('시술 이름으로 찾기')}
          enterKeyHint="search"
          onChange={(event) => write(event.target.value)}
        />
      </label>
      <div className={chips()} role="group" aria-label={say('시술 분류')}>
        <Chip label="전체" isOn={!chosen.eventId && !chosen.categoryId} onTap={() => choose({})} />
        {events.map(({ id, title, ...bounds }) => (
          <Chip
            key={`event ${id}`}
            label={[title, ...boundWords(bounds)].join(' · ')}
            isEvent
            isOn={chosen.eventId === id}
            onTap={() => choose({ eventId: id })}
          />
        ))}
        {categories.map(({ id, name }) => (
          <Chip
            key={id}
            label={name}
            isOn={chosen.categoryId === id}
            onTap={() => choose({ categoryId: id })}
          />
        ))}
      </div>
    </>
  )
}

type ChipProps = { label: string; isOn: boolean; isEvent?: boolean; onTap: () => void }

function Chip({ label, isOn, isEvent = false, onTap }: ChipProps) {
  return (
    <Choice isOn={isOn} onTap={onTap}>
      {isEvent && <span className={styles.eventMark()}>이벤트</span>}
      <FreshText>{label}</FreshText>
    </Choice>
  )
}
