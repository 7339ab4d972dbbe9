import { pictureAddress } from '../../pictures/picture-address.ts'
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils'
import { focalStyle } from '#ui/focal-style.ts'
import { isValidElement, use, useEffect, useRef, useState, type FocusEvent } from 'react'
import { AddedItem, OpenItems } from '../data/added-item.ts'
import { hasErrors } from '../data/field-errors.ts'
import { FreshItem } from '../data/fresh-item.ts'
import { Group } from '../controls/group.tsx'
import { isPlain } from '../data/json-schema.ts'
import { openItem, plainItem, thumb } from '../controls/styles.ts'
import { pictureOf, summarize } from '../data/summary.ts'
import { ItemButtons } from '../controls/item-buttons.tsx'

/** rjsf gives an item's data and errors to the field inside only. */
type ItemField = { formData?: unknown; errorSchema?: object; fieldPathId?: { $id: string } }

/** Focuses an item that was just added, and tells when the focus leaves it. */
function useNewItem(index: number) {
  const added = use(AddedItem)
  const fresh = use(FreshItem)
  const box = useRef<HTMLDivElement>(null)
  const [isNew] = useState(() => added.current === index)
  useEffect(() => {
    if (!isNew) return
    added.current = null
    box.current?.querySelector<HTMLElement>('input, textarea, select, [id] button')?.focus()
  }, [added, isNew])
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (isNew && !box.current?.contains(relatedTarget)) fresh.leave()
  }
  return { box, isNew, leave }
}

/** An item of a list: a line that names it, opened to edit it. Texts and numbers stand in their line at once. */
export function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  index,
  totalItems,
  schema,
}: ArrayFieldItemTemplateProps) {
  const { formData, errorSchema, fieldPathId }: ItemField = isValidElement<ItemField>(children)
    ? children.props
    : {}
  const added = use(AddedItem)
  const isOpen = use(OpenItems)
  const { box, isNew, leave } = useNewItem(index)
  const buttons = (
    <ItemButtons
      {...buttonsProps}
      onCopyItem={(event) => {
        added.current = index + 1
        buttonsProps.onCopyItem(event)
      }}
    />
  )
  if (isPlain(schema)) {
    return (
      <div ref={box} className={plainItem()} onBlur={leave}>
        <div>{children}</div>
        {buttons}
      </div>
    )
  }
  if (isOpen) {
    return (
      <div ref={box} className={openItem()} onBlur={leave}>
        {children}
        {buttons}
      </div>
    )
  }
  const picture = pictureOf(formData)
  return (
    <div ref={box} onBlur={leave}>
      <Group
        field={fieldPathId?.$id}
        title={summarize(formData) || `${index + 1}번째`}
        picture={
          picture && (
            <img className={thumb()} src={pictureAddress(picture, 96)} style={focalStyle(picture)} alt="" />
          )
        }
        startsOpen={isNew || totalItems === 1}
        wrong={hasErrors(errorSchema)}
        buttons={buttons}
      >
        {children}
      </Group>
    </div>
  )
}
