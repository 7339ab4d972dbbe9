import { cx } from '#ui/css.ts'
import { Field } from '#admin/kit/parts/field.tsx'
import { input } from '#admin/kit/parts/styles.ts'
import { hostsArea } from './styles.ts'

type HostsFieldProps = {
  value: string
  hint: string
  error: string | undefined
  onChange: (text: string) => void
}

/** The hosts of a clinic, one a line. */
export const HostsField = ({ value, hint, error, onChange }: HostsFieldProps) => (
  <Field title="주소" error={error} hint={hint}>
    {(id, isWrong) => (
      <textarea
        id={id}
        className={cx(input(), hostsArea())}
        rows={2}
        value={value}
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)
