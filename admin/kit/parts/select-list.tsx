import { Select as Library } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { usePopupPlace } from './layer.ts'
import { item, popup, positioner, trigger } from './popup.styles.ts'
import type { SelectProps } from './select.tsx'

type SelectListProps = SelectProps & {
  /** It takes the place of a trigger that has just been pressed. */
  startsOpen: boolean
}

/** A trigger with its list. */
export function SelectList({
  label,
  id,
  value,
  options,
  onChange,
  disabled,
  isWide,
  isWrong,
  isSet,
  describedBy,
  startsOpen,
}: SelectListProps) {
  const place = usePopupPlace()
  return (
    <Library.Root
      items={[...options]}
      value={value}
      onValueChange={(next) => onChange(String(next ?? ''))}
      disabled={disabled ?? false}
      defaultOpen={startsOpen}
      modal={false}
    >
      <Library.Trigger
        id={id}
        className={trigger({ wide: isWide, wrong: isWrong, set: isSet })}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
      >
        <Library.Value />
        <ChevronDown size={14} aria-hidden />
      </Library.Trigger>
      <Library.Portal {...place.portal}>
        <Library.Positioner
          {...place.positioner}
          className={positioner()}
          alignItemWithTrigger={false}
          sideOffset={4}
          align="start"
        >
          <Library.Popup className={popup()}>
            <Library.List>
              {options.map((option) => (
                <Library.Item key={option.value} value={option.value} className={item()}>
                  <Library.ItemIndicator render={<span data-mark />}>
                    <Check size={14} aria-hidden />
                  </Library.ItemIndicator>
                  <Library.ItemText>{option.label}</Library.ItemText>
                </Library.Item>
              ))}
            </Library.List>
          </Library.Popup>
        </Library.Positioner>
      </Library.Portal>
    </Library.Root>
  )
}
