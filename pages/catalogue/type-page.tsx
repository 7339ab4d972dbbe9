import type { CatalogueData, CatalogueType } from '#renderer/shared/catalogue-request.ts'
import { slotTitles } from './groups.ts'
import { slotStates, type SlotState } from './slot-states.ts'
import { Stage } from './stage.tsx'
import * as styles from './tool.styles.ts'
import { setParameter, useAddress } from './use-address.tsx'

/** A block type with each kind of its data, and each state it can be in. */
export function TypePage({ types, component }: CatalogueData & { component: string }) {
  const type = types.find((each) => each.component === component)
  if (!type) return <p className={styles.page()}>{component}: 이런 블록은 없습니다.</p>
  return <Chosen type={type} />
}

function Chosen({ type }: { type: CatalogueType }) {
  const { search } = useAddress()
  const { component, slot, title, description, version, variants } = type
  const states = slotStates[slot] ?? []
  const variant = variants.find(({ id }) => id === search.get('sample')) ?? variants[0]
  const state = states.find(({ id }) => id === search.get('state'))

  if (!variant) return null
  return (
    <div className={styles.page()}>
      <h1 className={styles.title()}>
        {title} <code>{component}</code>
      </h1>
      <p className={styles.lead()}>
        {slotTitles[slot]} · 버전 {version} · {description}
      </p>
      <Choices
        label="데이터"
        chosen={variant.id}
        choices={variants}
        onChoose={(value) => setParameter('sample', value)}
      />
      {states.length > 0 && (
        <Choices
          label="상태"
          chosen={state?.id ?? ''}
          choices={[{ id: '', title: '처음' }, ...states]}
          onChoose={(value) => setParameter('state', value)}
        />
      )}
      {variant.problem && (
        <p role="note" className={styles.problem()}>
          <strong>보일 수 없는 데이터</strong> {variant.problem}
        </p>
      )}
      <Stage
        src={frameAddress(component, variant.id, state, search.get('theme'))}
        title={`${title}, ${variant.title}`}
        whole={slot === 'section' || slot === 'footer'}
        prepare={state?.prepare}
      />
    </div>
  )
}

function frameAddress(
  component: string,
  sample: string,
  state: SlotState | undefined,
  theme: string | null,
): string {
  const query = new URLSearchParams({ sample, ...state?.query, ...(theme && { theme }) })
  return `/_catalogue/block/${component}?${query}`
}

type ChoicesProps = {
  label: string
  chosen: string
  choices: { id: string; title: string }[]
  onChoose: (id: string) => void
}

function Choices({ label, chosen, choices, onChoose }: ChoicesProps) {
  return (
    <div role="group" aria-label={label} className={styles.choices()}>
      <span className={styles.choicesLabel()}>{label}</span>
      {choices.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={styles.choice()}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
