import type { ArrayFieldTemplateProps } from '@rjsf/utils'
import { Plus } from 'lucide-react'
import { use, useRef, type MouseEvent } from 'react'
import { AddedItem, OpenItems } from '../data/added-item.ts'
import { button, fieldHint } from '../../parts/styles.ts'
import { hasErrors } from '../data/field-errors.ts'
import { FreshItem } from '../data/fresh-item.ts'
import { Group } from '../controls/group.tsx'
import { asSchema, isPlain } from '../data/json-schema.ts'
import { empty, list, openHead, openList } from '../controls/styles.ts'

/** A list: how many there are, the items, and a button that adds one. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, items, onAddClick, schema } = props
  const added = useRef<number | null>(null)
  const fresh = use(FreshItem)
  const add = (event: MouseEvent) => {
    added.current = items.length
    fresh.add(`/${[...fieldPathId.path, items.length].join('/')}`)
    onAddClick(event)
  }
  const isTable = schema.control === 'table'
  return (
    <AddedItem value={added}>
      <OpenItems value={isTable}>
        {isTable ? <OpenList {...props} onAddClick={add} /> : <FoldedList {...props} onAddClick={add} />}
      </OpenItems>
    </AddedItem>
  )
}

/** A list whose items are open, under a heading. */
function OpenList({ fieldPathId, items, canAdd, onAddClick, title, schema }: ArrayFieldTemplateProps) {
  return (
    <section id={fieldPathId.$id} tabIndex={-1}>
      <div className={openHead()}>
        <h3>
          {title} <small>{items.length}</small>
        </h3>
        {canAdd && (
          <button type="button" className={button()} onClick={onAddClick}>
            <Plus size={14} aria-hidden /> 추가
          </button>
        )}
      </div>
      <Items items={items} hint={schema.hint} className={openList()} />
    </section>
  )
}

/** A list that is folded away, where it is not at the top of the form. */
function FoldedList(props: ArrayFieldTemplateProps) {
  const { fieldPathId, items, canAdd, onAddClick, title, schema, errorSchema, rawErrors } = props
  return (
    <Group
      id={fieldPathId.$id}
      title={title}
      note={`${items.length}개`}
      startsOpen={fieldPathId.path.length <= 1}
      wrong={hasErrors(errorSchema) || (rawErrors?.length ?? 0) > 0}
    >
      <Items
        items={items}
        hint={schema.hint}
        className={list({ lines: !isPlain(asSchema(schema.items) ?? {}) })}
      />
      {canAdd ? (
        <button type="button" className={button({ wide: true })} onClick={onAddClick}>
          <Plus size={14} aria-hidden /> {title} 추가
        </button>
      ) : (
        <p className={fieldHint()}>{schema.maxItems}개까지 넣을 수 있습니다.</p>
      )}
    </Group>
  )
}

type ItemsProps = Pick<ArrayFieldTemplateProps, 'items'> & { hint: string | undefined; className: string }

const Items = ({ items, hint, className }: ItemsProps) => (
  <>
    {hint && <p className={fieldHint()}>{hint}</p>}
    {items.length > 0 ? (
      <div className={className}>{items}</div>
    ) : (
      <p className={empty()}>아직 없습니다.</p>
    )}
  </>
)
