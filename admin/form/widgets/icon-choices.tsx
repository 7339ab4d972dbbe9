import { barIcons } from '#ui/icons/bar-icons.ts'
import { featureIcons } from '#ui/icons/feature-icons.ts'
import { Ban, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import type { SelectOption } from '../../parts/select.tsx'
import { iconChoice, iconChoices } from '../styles.ts'

/** What blocks draw, by the names that their schemas have for it. */
const icons: Record<string, LucideIcon> = { ...featureIcons, ...barIcons }

type IconChoicesProps = {
  id: string
  label: string
  value: string
  options: readonly SelectOption[]
  /** Name of an option's icon; `''`: that of none. */
  iconOf: (value: string) => string
  onChange: (value: string) => void
  disabled?: boolean | undefined
  isWrong: boolean
  describedBy: string
}

/** One of some icons, each as it looks. */
export function IconChoices({
  id,
  label,
  value,
  options,
  iconOf,
  onChange,
  disabled,
  isWrong,
  describedBy,
}: IconChoicesProps) {
  const name = useId()
  return (
    <div
      id={id}
      role="radiogroup"
      className={iconChoices()}
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
    >
      {options.map((option) => {
        const Icon = icons[iconOf(option.value)] ?? Ban
        return (
          <label key={option.value} className={iconChoice()} title={option.label}>
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={option.value === value}
              disabled={disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <Icon aria-hidden strokeWidth={1.75} />
          </label>
        )
      })}
    </div>
  )
}
