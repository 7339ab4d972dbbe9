import { Autocomplete } from '@base-ui/react/autocomplete'
import { usePopupPlace } from '../parts/layer.ts'
import { item, itemNote, popup, positioner } from '../parts/popup.styles.ts'
import { input } from '../parts/styles.ts'
import type { Name } from './use-names.ts'

type SuggestedInputProps = {
  id: string
  value: string
  suggestions: readonly Name[]
  onType: (text: string) => void
  isDisabled: boolean
  isWrong: boolean
  describedBy: string
  placeholder: string
  onFocus: () => void
  onBlur: () => void
}

/** A line of text under which names are offered: one that is chosen is written into it, and any other may be typed. */
export function SuggestedInput({ suggestions, value, onType, ...props }: SuggestedInputProps) {
  const place = usePopupPlace()
  return (
    <Autocomplete.Root
      items={suggestions}
      mode="none"
      value={value}
      openOnInputClick
      disabled={props.isDisabled}
      itemToStringValue={({ label }) => label}
      onValueChange={onType}
    >
      <Autocomplete.Input
        id={props.id}
        className={input()}
        placeholder={props.placeholder}
        aria-invalid={props.isWrong}
        aria-describedby={props.describedBy}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      />
      {suggestions.length > 0 && (
        <Autocomplete.Portal {...place.portal}>
          <Autocomplete.Positioner
            {...place.positioner}
            className={positioner()}
            sideOffset={4}
            align="start"
          >
            <Autocomplete.Popup className={popup()}>
              <Autocomplete.List>
                {(name: Name) => (
                  <Autocomplete.Item key={name.value} value={name} className={item()}>
                    {name.label}
                    {name.note && <span className={itemNote()}>{name.note}</span>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
    </Autocomplete.Root>
  )
}
