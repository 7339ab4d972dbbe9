import { viewChoice, viewChoices } from './styles.ts'

type ViewChoicesProps<Name extends string> = {
  label: string
  /** Labels of the views, in order. */
  names: Readonly<Record<Name, string>>
  value: Name
  onChoose: (name: Name) => void
}

/** One of several views of a list, all in sight. */
export function ViewChoices<Name extends string>({ label, names, value, onChoose }: ViewChoicesProps<Name>) {
  return (
    <div className={viewChoices()} role="group" aria-label={label}>
      {(Object.keys(names) as Name[]).map((name) => (
        <button
          key={name}
          type="button"
          className={viewChoice({ active: value === name })}
          aria-pressed={value === name}
          onClick={() => onChoose(name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  )
}
