import { useId } from 'react'
import { tick } from '../list/list.styles.ts'
import { fieldLabel, input } from '../parts/styles.ts'
import { decorative } from './styles.ts'

type Described = { alt: string; isDecorative: boolean }

type AltFieldProps = Described & {
  /** Name of the field, where several stand together. */
  label?: string
  isFocused?: boolean
  isDisabled?: boolean
  onChange: (described: Described) => void
}

/** Takes the text that stands for a picture where nobody sees it, or the word that it is decorative. */
export function AltField({
  alt,
  isDecorative,
  label,
  isFocused = false,
  isDisabled,
  onChange,
}: AltFieldProps) {
  const id = useId()
  return (
    <>
      <label className={fieldLabel()} htmlFor={id}>
        대체 텍스트
      </label>
      <input
        id={id}
        className={input()}
        aria-label={label}
        value={isDecorative ? '' : alt}
        maxLength={200}
        autoFocus={isFocused}
        disabled={isDisabled === true || isDecorative}
        placeholder={isDecorative ? '읽지 않고 지나갑니다' : '무엇이 보이는 그림인가요?'}
        onChange={(event) => onChange({ alt: event.target.value, isDecorative })}
      />
      <label className={decorative()}>
        <input
          type="checkbox"
          className={tick()}
          checked={isDecorative}
          disabled={isDisabled}
          onChange={(event) => onChange({ alt, isDecorative: event.target.checked })}
        />
        장식용 그림
      </label>
    </>
  )
}
