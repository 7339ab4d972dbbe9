import type { Difference, ShownValue } from '#schema/differences.ts'
import { focalStyle } from '#ui/focal-style.ts'
import { pictureAddress } from '#admin/kit/pictures/picture-address.ts'
import { changedField, changedFields, changedValue } from './compare.styles.ts'

type FieldChangesProps = {
  part: Difference
  /** The section that is looked at. */
  block: string | null
  before: string
  after: string
}

/** The fields of a part that differ, each before and after. */
export function FieldChanges({ part: { fields }, block, before, after }: FieldChangesProps) {
  if (fields.length === 0) return null
  return (
    <table className={changedFields()}>
      <thead>
        <tr>
          <th scope="col">항목</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ where, block: of, before: was, after: is }, index) => (
          <tr key={index} className={changedField({ isShown: block !== null && of === block })}>
            <th scope="row">{where.join(' › ')}</th>
            <td>
              <Value value={was} as="del" />
            </td>
            <td>
              <Value value={is} as="ins" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ value, as: Mark }: { value: ShownValue | null; as: 'del' | 'ins' }) {
  if (!value) return <span className={changedValue({ isNone: true })}>없음</span>
  const { text, image } = value
  return (
    <Mark className={changedValue()}>
      {image?.startsWith('/_files/') && (
        <img src={pictureAddress(image, 96)} style={focalStyle(image)} alt="" />
      )}
      <span>{text}</span>
    </Mark>
  )
}
