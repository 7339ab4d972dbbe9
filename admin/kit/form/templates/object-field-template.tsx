import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { use } from 'react'
import { fieldHint } from '../../parts/styles.ts'
import { fieldId, hasErrors } from '../data/field-errors.ts'
import { Group } from '../controls/group.tsx'
import { asSchema, isUsed, type JsonSchema } from '../data/json-schema.ts'
import { OpenItems } from '../data/added-item.ts'
import { fields, openFields, part, row, rowTitle, textButton } from '../controls/styles.ts'

/** More fields than this begin folded away. */
const fewFields = 3

/** The fields of an object: a foldable group, except where a frame is around it already. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, schema, title, uiSchema, errorSchema } = props
  const isOpen = use(OpenItems)
  const { bare, clear } = uiSchema?.['ui:options'] ?? {}
  const content = <FieldsByUse {...props} />
  const isRoot = fieldPathId.path.length === 0
  const isItem = typeof fieldPathId.path.at(-1) === 'number'
  if (isItem && isOpen) return <div className={openFields()}>{content}</div>
  if (schema.control === 'row') {
    const isWrong = hasErrors(errorSchema)
    return (
      <div id={fieldPathId.$id} role="group" aria-label={title} tabIndex={-1} className={row()}>
        <span className={rowTitle({ wrong: isWrong })}>{title}</span>
        <div>{properties.map(({ content: property }) => property)}</div>
        {schema.hint && <p className={fieldHint()}>{schema.hint}</p>}
      </div>
    )
  }
  if (schema.control === 'part') {
    return (
      <section
        id={fieldPathId.$id}
        tabIndex={-1}
        className={part()}
        aria-labelledby={`${fieldPathId.$id}-title`}
      >
        <h2 id={`${fieldPathId.$id}-title`}>{title}</h2>
        <div>{content}</div>
      </section>
    )
  }
  if (isRoot || isItem || bare) return <div className={fields()}>{content}</div>
  return (
    <Group
      id={fieldPathId.$id}
      title={title}
      startsOpen={properties.length <= fewFields && schema.control !== 'folded'}
      wrong={hasErrors(errorSchema)}
      buttons={
        typeof clear === 'function' && (
          <button type="button" className={textButton()} onClick={() => clear()}>
            비우기
          </button>
        )
      }
    >
      {content}
    </Group>
  )
}

/** Fields that are used as the data is, and those that are not, folded away. */
function FieldsByUse({ fieldPathId, properties, schema, errorSchema, formData }: ObjectFieldTemplateProps) {
  const unused = properties.filter(({ name }) => !isUsed(asSchema(schema.properties?.[name]), formData))
  /** True if every unused field depends on a look (모양), and none on a choice of rows. */
  const isByLook = unused.every(({ name }) => deciding(schema, name)?.title === '모양')
  return (
    <>
      {schema.hint && <p className={fieldHint()}>{schema.hint}</p>}
      {properties.filter((one) => !unused.includes(one)).map(({ content }) => content)}
      {unused.length > 0 && (
        <Group
          field={unused.map(({ name }) => fieldId([...fieldPathId.path, name]))}
          title={isByLook ? '지금 모양에서는 쓰지 않는 항목' : '지금은 쓰지 않는 항목'}
          note={`${unused.length}개`}
          startsOpen={false}
          wrong={unused.some(({ name }) => hasErrors(errorSchema?.[name]))}
        >
          {unused.map(({ content }) => content)}
        </Group>
      )}
    </>
  )
}

/** The sibling that decides whether a field is used. */
const deciding = ({ properties }: JsonSchema, name: string) =>
  asSchema(properties?.[asSchema(properties[name])?.usedWith?.field])
