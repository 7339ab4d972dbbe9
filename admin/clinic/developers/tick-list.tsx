import { fieldError } from '#admin/kit/parts/styles.ts'
import { tick } from '#admin/kit/list/list.styles.ts'
import { tickLine, ticks } from './styles.ts'

type TickListProps<Name extends string> = {
  title: string
  /** Words for each of what may be ticked. */
  names: Readonly<Record<Name, string>>
  value: readonly Name[]
  error?: string | undefined
  onChange: (value: Name[]) => void
}

/** Some of several. */
export function TickList<Name extends string>({ title, names, value, error, onChange }: TickListProps<Name>) {
  const all = Object.keys(names) as Name[]
  return (
    <fieldset className={ticks()}>
      <legend>{title}</legend>
      {all.map((name) => (
        <label key={name} className={tickLine()} title={name}>
          <input
            type="checkbox"
            className={tick()}
            checked={value.includes(name)}
            onChange={({ target }) =>
              onChange(all.filter((one) => (one === name ? target.checked : value.includes(one))))
            }
          />
          {names[name]}
        </label>
      ))}
      {error && (
        <p className={fieldError()} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
