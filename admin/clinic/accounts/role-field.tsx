import type { Role } from '#schema/accounts.ts'
import { Field } from '#admin/kit/parts/field.tsx'
import { Select } from '#admin/kit/parts/select.tsx'
import { roleOptions } from './role-words.ts'

type RoleFieldProps = { role: Role; isDisabled?: boolean; onChange: (role: Role) => void }

/** Chooses what an account may do. */
export const RoleField = ({ role, isDisabled, onChange }: RoleFieldProps) => (
  <Field title="권한">
    {(id) => (
      <Select
        id={id}
        isWide
        value={role}
        disabled={isDisabled}
        options={roleOptions}
        onChange={(value) => onChange(value as Role)}
      />
    )}
  </Field>
)
