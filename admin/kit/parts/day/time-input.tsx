import { minutesOf, timeOf } from '#schema/plain/days.ts'
import { TypedInput, type TypedInputProps } from './typed-input.tsx'
import { typedTime } from './typed-day.ts'

/** Minutes by which the arrow keys move. */
const step = 30
const day = 24 * 60

type TimeInputProps = Omit<TypedInputProps, 'show' | 'read' | 'example'>

/** A time of day as `09:30`, by 24 hours. The arrow keys go on by half an hour. */
export function TimeInput(props: TimeInputProps) {
  return (
    <TypedInput
      inputMode="numeric"
      placeholder="00:00"
      {...props}
      show={(value) => value}
      read={typedTime}
      example="09:30이나 오후 3시"
      onKeyDown={(event) => {
        const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
        if (way === 0) return
        event.preventDefault()
        const from = props.value === '' ? 0 : Math.floor(minutesOf(props.value) / step) * step
        props.onChange(timeOf((from + way * step + day) % day))
      }}
    />
  )
}
