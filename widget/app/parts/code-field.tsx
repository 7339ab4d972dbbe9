import { plainDigits } from '#schema/plain/phone.ts'
import { Field, type FieldProps } from './field.tsx'

/** Digits of a code that is sent to a phone. */
export const codeLength = 6

type CodeFieldProps = Pick<FieldProps, 'fault' | 'autoFocus' | 'ref'> & {
  code: string
  onWrite: (digits: string) => void
}

/** Field for the code that a phone has been sent. */
export function CodeField({ code, onWrite, ...rest }: CodeFieldProps) {
  return (
    <Field
      label="인증번호"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      onWrite={(text) => onWrite(plainDigits(text).slice(0, codeLength))}
      hint="문자로 보내 드린 6자리 숫자를 3분 안에 입력해 주세요."
      {...rest}
    />
  )
}
