import type { WidgetProps } from '@rjsf/utils'
import { ImageBox } from '../controls/image-box.tsx'

/** The address of a picture, chosen from the stored ones. */
export function ImageSourceWidget({ id, value, label, schema, options, required, onChange }: WidgetProps) {
  const mayBeEmpty = !required || options.isNullable === true
  const src = typeof value === 'string' ? value : undefined
  return (
    <div id={id} tabIndex={-1}>
      <ImageBox
        name={label}
        src={src}
        ratio={schema.ratio}
        pattern={schema.pattern}
        onChoose={(image) => onChange(image.src)}
        onClear={mayBeEmpty ? () => onChange(options.emptyValue) : undefined}
      />
    </div>
  )
}
