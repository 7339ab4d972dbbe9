import { callQuery } from '#api/call-query.ts'
import type { LinkTarget } from '#schema/link-targets.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useAdmin } from '../../console/admin-context.tsx'
import {
  Combobox,
  ComboboxCollection,
  ComboboxGroup,
  ComboboxGroupTitle,
  ComboboxInput,
  ComboboxItem,
  ComboboxList,
  ComboboxPopup,
  ComboboxTrigger,
} from '../../parts/combobox.tsx'
import { itemNote } from '../../parts/popup.styles.ts'
import { statusNames } from '../../parts/status-mark.tsx'
import { button, input } from '../../parts/styles.ts'
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
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const found = useQuery({
    ...callQuery(api, 'GET /admin/link-targets', { query: { search: typed.trim() } }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  return (
    <Combobox<LinkTarget>
      items={toGroups(found.data?.rows ?? [])}
      isFinding={found.isPending || found.isPlaceholderData}
      labelOf={({ title }) => title}
      place="window"
      onOpen={setOpen}
      onType={setTyped}
      onChoose={([target]) => target && onPick(target.url)}
    >
      <ComboboxTrigger className={button({ look: 'outline' })} aria-label={`${label}: 연결할 곳 선택`}>
        <Link2 size={14} aria-hidden /> 선택
      </ComboboxTrigger>
      <ComboboxPopup className={pickerPopup()} align="end" label="연결할 곳">
        <ComboboxInput
          className={input()}
          aria-label="이름이나 초성으로 찾기"
          placeholder="이름이나 초성으로 찾기"
        />
        <ComboboxList<Group> empty="찾는 것이 없습니다." className={pickerList()}>
          {(group) => (
            <ComboboxGroup key={group.value} items={group.items}>
              <ComboboxGroupTitle className={pickerGroup()}>{group.value}</ComboboxGroupTitle>
              <ComboboxCollection>
                {(target: LinkTarget) => (
                  <ComboboxItem key={target.url} value={target}>
                    {target.title}
                    <Notes target={target} />
                  </ComboboxItem>
                )}
              </ComboboxCollection>
            </ComboboxGroup>
          )}
        </ComboboxList>
      </ComboboxPopup>
    </Combobox>
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
