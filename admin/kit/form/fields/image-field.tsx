import { errorId, helpId, type FieldProps } from '@rjsf/utils'
import type { Image } from '#schema/primitives.ts'
import { field, fieldError, fieldHint, fieldLabel, input } from '../../parts/styles.ts'
import { PeopleAtField } from '../../presence/people.tsx'
import { ImageBox } from '../controls/image-box.tsx'
import { asSchema, isGated, type JsonSchema } from '../data/json-schema.ts'
import { labelRow, optional } from '../controls/styles.ts'

type ImageFieldProps = FieldProps & { isNullable: boolean }

/** Field of a picture, chosen from the stored ones together with its size, and of its alternative text. */
export function ImageField({
  formData: given,
  schema,
  name,
  fieldPathId,
  onChange,
  onBlur,
  onFocus,
  errorSchema,
  uiSchema,
  isNullable,
  required,
}: ImageFieldProps) {
  const id = fieldPathId.$id
  const formData: Partial<Image> | null | undefined = given
  const errors = ['src', 'width', 'height', 'alt'].flatMap((key) => errorSchema?.[key]?.__errors ?? [])
  const own = errorSchema?.__errors ?? []
  const set = (image: Partial<Image> | null | undefined) => onChange(image, fieldPathId.path)
  const messages = [...own, ...errors]
  const isCut = !isGated(schema) && uiSchema?.['ui:options']?.isWhole !== true
  return (
    <div className={field()} id={id} tabIndex={-1}>
      <div className={labelRow()}>
        <span className={fieldLabel()}>{schema.title ?? name}</span>
        <PeopleAtField id={id} below />
        {(isNullable || !required) && <span className={optional()}>선택</span>}
      </div>
      <ImageBox
        name={schema.title ?? name}
        src={formData?.src}
        isGated={isGated(schema)}
        ratio={schema.ratio}
        pattern={asSchema(schema.properties?.src)?.pattern}
        onChoose={(chosen, isPart) => set(withPicture(formData, chosen, isPart))}
        onMovePoint={isCut ? (src) => set({ ...formData, src }) : undefined}
        onClear={isNullable ? () => set(null) : required ? undefined : () => set(undefined)}
      >
        {formData?.src && (
          <AltInput
            fieldId={id}
            schema={asSchema(schema.properties?.alt)}
            alt={formData.alt ?? ''}
            isWrong={messages.length > 0}
            onChange={(alt) => set({ ...formData, alt })}
            onBlur={onBlur}
            onFocus={onFocus}
          />
        )}
      </ImageBox>
      {schema.hint && <p className={fieldHint()}>{schema.hint}</p>}
      {messages.length > 0 && (
        <p id={errorId(id)} className={fieldError()}>
          {[...new Set(messages)].join(' ')}
        </p>
      )}
    </div>
  )
}

/** Image with another picture. The description of the old one fits only a part of it. */
const withPicture = (image: Partial<Image> | null | undefined, chosen: Image, isPart: boolean) => ({
  ...image,
  src: chosen.src,
  width: chosen.width,
  height: chosen.height,
  alt: (isPart && image?.alt) || chosen.alt,
})

type AltInputProps = Pick<FieldProps, 'onBlur' | 'onFocus'> & {
  /** Id of the picture's field, whose error and hint it shares. */
  fieldId: string
  schema: JsonSchema | undefined
  alt: string
  isWrong: boolean
  onChange: (alt: string) => void
}

/** Description of the picture for those who cannot see it. */
function AltInput({ fieldId, schema, alt, isWrong, onChange, onBlur, onFocus }: AltInputProps) {
  const id = `${fieldId}.alt`
  return (
    <div className={field()}>
      <label className={fieldLabel()} htmlFor={id}>
        {schema?.title ?? '대체 텍스트'}
      </label>
      <input
        id={id}
        className={input()}
        value={alt}
        aria-invalid={isWrong}
        aria-describedby={`${helpId(fieldId)} ${errorId(fieldId)}`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => onBlur(id, event.target.value)}
        onFocus={(event) => onFocus(id, event.target.value)}
      />
      <p id={helpId(fieldId)} className={fieldHint()}>
        {schema?.hint ?? ''}
      </p>
    </div>
  )
}
