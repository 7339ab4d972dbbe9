import { Combobox, ComboboxInput, ComboboxItem, ComboboxList, ComboboxPopup } from '../../parts/combobox.tsx'
import { itemNote } from '../../parts/popup.styles.ts'
import { input } from '../../parts/styles.ts'
import type { Name } from './use-names.ts'

type SuggestedInputProps = {
  id?: string
  label?: string
  value: string
  suggestions: readonly Name[]
  onType: (text: string) => void
  onChoose: (name: Name) => void
  /** Called by Enter where no suggestion is picked. */
  onEnter?: () => void
  isDisabled?: boolean
  isWrong?: boolean
  describedBy?: string
  placeholder?: string
  onFocus?: () => void
  onBlur?: () => void
}

/** A line of text under which names are offered: one that is chosen is written into it, and any other may be typed. */
export function SuggestedInput({
  suggestions,
  value,
  onType,
  onChoose,
  onEnter,
  ...props
}: SuggestedInputProps) {
  const { id, label, placeholder, isDisabled = false, isWrong, describedBy, onFocus, onBlur } = props
  return (
    <Combobox<Name>
      items={suggestions}
      labelOf={(name) => name.label}
      text={value}
      isDisabled={isDisabled}
      onType={onType}
      onChoose={([name]) => name && onChoose(name)}
    >
      <ComboboxInput
        id={id}
        className={input()}
        aria-label={label}
        placeholder={placeholder}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        spellCheck={false}
        onFocus={onFocus}
        onBlur={onBlur}
        onEnter={onEnter}
      />
      {suggestions.length > 0 && (
        <ComboboxPopup>
          <ComboboxList<Name>>
            {(name) => (
              <ComboboxItem key={name.value} value={name}>
                {name.label}
                {name.note && <span className={itemNote()}>{name.note}</span>}
              </ComboboxItem>
            )}
          </ComboboxList>
        </ComboboxPopup>
      )}
    </Combobox>
  )
}
