import { TextField } from '../parts/text-field.tsx'

type TagsFieldProps = { value: string; disabled?: boolean; onChange: (value: string) => void }

/** Tags as they are typed: names between commas. */
export const TagsField = (props: TagsFieldProps) => (
  <TextField title="태그" maxLength={600} placeholder="쉼표로 나눕니다. 예: 내부, 2층" {...props} />
)
