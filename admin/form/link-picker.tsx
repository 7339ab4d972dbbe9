import { callQuery } from '#api/call-query.ts'
import type { LinkTarget } from '#schema/link-targets.ts'
import { Combobox } from '@base-ui/react/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { usePopupPlace } from '../parts/layer.ts'
import { emptyNote, item, itemNote, positioner } from '../parts/popup.styles.ts'
import { statusNames } from '../parts/status-mark.tsx'
import { button, input } from '../parts/styles.ts'
import { pickerGroup, pickerList, pickerPopup } from './styles.ts'

type Group = { value: string; items: LinkTarget[] }

type LinkPickerProps = {
  /** Name of the field that the address goes into. */
  label: string
  onPick: (url: string) => void
}

/** A button that opens what a link may lead to: windows, contacts, pages and content, found by name or initial consonants. */
export function LinkPicker({ label, onPick }: LinkPickerProps) {
  const { api } = useAdmin()
  const place = usePopupPlace()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const found = useQuery({
    ...callQuery(api, 'GET /admin/link-targets', { query: { search: typed.trim() } }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  const groups = toGroups(found.data?.rows ?? [])
  return (
    <Combobox.Root<LinkTarget>
      items={groups}
      filter={null}
      value={null}
      inputValue={typed}
      autoHighlight
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next)
        setTyped('')
      }}
      onInputValueChange={setTyped}
      itemToStringLabel={({ title }) => title}
      onValueChange={(target) => {
        if (target) onPick(target.url)
      }}
    >
      <Combobox.Trigger className={button({ look: 'outline' })} aria-label={`${label}: 연결할 곳 고르기`}>
        <Link2 size={14} aria-hidden /> 고르기
      </Combobox.Trigger>
      <Combobox.Portal {...place.portal}>
        <Combobox.Positioner {...place.positioner} className={positioner()} sideOffset={4} align="end">
          <Combobox.Popup className={pickerPopup()} aria-label="연결할 곳">
            <Combobox.Input
              className={input()}
              aria-label="이름이나 초성으로 찾기"
              placeholder="이름이나 초성으로 찾기"
            />
            <Combobox.Empty className={emptyNote()}>
              {found.isPending ? '찾고 있습니다.' : '찾는 것이 없습니다.'}
            </Combobox.Empty>
            <Combobox.List className={pickerList()}>
              {(group: Group) => (
                <Combobox.Group key={group.value} items={group.items}>
                  <Combobox.GroupLabel className={pickerGroup()}>{group.value}</Combobox.GroupLabel>
                  <Combobox.Collection>
                    {(target: LinkTarget) => (
                      <Combobox.Item key={target.url} value={target} className={item()}>
                        {target.title}
                        <Notes target={target} />
                      </Combobox.Item>
                    )}
                  </Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function Notes({ target: { note, status } }: { target: LinkTarget }) {
  const state = status && status !== 'PUBLIC' ? statusNames[status] : ''
  return (note || state) && <span className={itemNote()}>{[note, state].filter(Boolean).join(' · ')}</span>
}

/** In the order in which they come, which is that of the console's menu. */
function toGroups(targets: readonly LinkTarget[]): Group[] {
  const names = [...new Set(targets.map(({ group }) => group))]
  return names.map((value) => ({ value, items: targets.filter(({ group }) => group === value) }))
}
