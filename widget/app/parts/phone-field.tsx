import { plainPhone } from '#schema/plain/phone.ts'
import { formatPhone } from '#ui/format.ts'
import { Field, type FieldProps } from './field.tsx'

/** Takes a phone number, with its lines as it is typed. */
export const PhoneField = ({ onWrite, ...props }: Omit<FieldProps, 'label'>) => (
  <Field
    label="휴대전화"
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    placeholder="010-1234-5678"
    {...props}
    onWrite={(text) => onWrite(formatPhone(plainPhone(text)))}
  />
)
