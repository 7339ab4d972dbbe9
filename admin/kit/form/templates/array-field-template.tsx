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
export function ArrayFieldTemplate({
  fieldPathId,
  items,
  canAdd,
  onAddClick,
  title,
  schema,
  errorSchema,
  rawErrors,
}: ArrayFieldTemplateProps) {
  const added = useRef<number | null>(null)
  const fresh = use(FreshItem)
  const isWrong = hasErrors(errorSchema) || (rawErrors?.length ?? 0) > 0
  const add = (event: MouseEvent) => {
    added.current = items.length
    fresh.add(`/${[...fieldPathId.path, items.length].join('/')}`)
    onAddClick(event)
  }
  if (schema.control === 'table') {
    return (
      <AddedItem value={added}>
        <OpenItems value>
          <section id={fieldPathId.$id} tabIndex={-1}>
            <div className={openHead()}>
              <h3>
                {title} <small>{items.length}</small>
              </h3>
              {canAdd && (
                <button type="button" className={button()} onClick={add}>
                  <Plus size={14} aria-hidden /> 추가
                </button>
              )}
            </div>
            {schema.hint && <p className={fieldHint()}>{schema.hint}</p>}
            {items.length > 0 ? (
              <div className={openList()}>{items}</div>
            ) : (
              <p className={empty()}>아직 없습니다.</p>
            )}
          </section>
        </OpenItems>
      </AddedItem>
    )
  }
  return (
    <AddedItem value={added}>
      <OpenItems value={false}>
        <Group
          id={fieldPathId.$id}
          title={title}
          note={`${items.length}개`}
          startsOpen={fieldPathId.path.length <= 1}
          wrong={isWrong}
        >
          {schema.hint && <p className={fieldHint()}>{schema.hint}</p>}
          {items.length > 0 ? (
            <div className={list({ lines: !isPlain(asSchema(schema.items) ?? {}) })}>{items}</div>
          ) : (
            <p className={empty()}>아직 없습니다.</p>
          )}
          {canAdd ? (
            <button type="button" className={button({ wide: true })} onClick={add}>
              <Plus size={14} aria-hidden /> {title} 추가
            </button>
          ) : (
            <p className={fieldHint()}>{schema.maxItems}개까지 넣을 수 있습니다.</p>
          )}
        </Group>
      </OpenItems>
    </AddedItem>
  )
}
