import { callQuery } from '#api/call-query.ts'
import type { ResourceDeclaration } from '#schema/resource.ts'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAdmin } from '../admin-context.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { StatusMark } from '../parts/status-mark.tsx'
import type { Account } from '../queries/get-session.ts'
import type { MenuGroup } from '../shell/menu.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import {
  commandOf,
  commandsOf,
  grouped,
  matching,
  mayOpen,
  type Entry,
  type WindowCommand,
} from './commands.ts'
import { readRecent, remember } from './recent-entries.ts'
import { groupTitle, list, name, note, option, searchLine, told } from './styles.ts'

/** Time in ms after the last key before the API is asked. */
const pause = 150

type FindDialogProps = {
  account: Account
  groups: MenuGroup[]
  resources: ResourceDeclaration[]
  /** A command was chosen that opens a window. */
  onCommand: (command: WindowCommand) => void
  onClose: () => void
}

/** Finds a screen, something to make or do, or anything of the clinic's by its name, and opens or does it. */
export function FindDialog({ account, groups, resources, onCommand, onClose }: FindDialogProps) {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const [typed, setTyped] = useState('')
  const [recent] = useState(() => readRecent(account.email))
  const found = useFound(typed)

  const commands = commandsOf(groups, resources, account.role)
  const entries = [
    ...matching(
      recent.filter((entry) => mayOpen(entry, commands)),
      typed,
    ),
    ...matching(commands, typed),
    ...found.entries,
  ]
  const open = (entry: Entry) => {
    remember(account.email, entry)
    onClose()
    const command = commandOf(entry)
    if (command === null) void navigate(entry.link)
    else if (command === 'sign-out') signOut()
    else if (command === 'visit-site') window.open('/', '_blank', 'noopener')
    else onCommand(command)
  }
  return (
    <Dialog title="찾기" onClose={onClose}>
      <Autocomplete.Root
        open
        inline
        mode="none"
        items={grouped(entries)}
        value={typed}
        itemToStringValue={(entry: Entry) => entry.title}
        autoHighlight="always"
        keepHighlight
        onValueChange={(value, { reason }) => {
          if (reason !== 'item-press') setTyped(value)
        }}
      >
        <div className={searchLine()}>
          <Search size={16} aria-hidden />
          <Autocomplete.Input
            data-begin
            aria-label="찾을 것"
            placeholder="화면, 시술, 공지, 고객… (초성도 됩니다)"
          />
        </div>
        <Autocomplete.Status className={told()}>
          {found.error?.message ??
            (found.isPending
              ? '찾는 중…'
              : entries.length === 0
                ? '찾는 것이 없습니다.'
                : `${entries.length}개`)}
        </Autocomplete.Status>
        <Autocomplete.List className={list()}>
          {({ value, items }: { value: string; items: Entry[] }) => (
            <Autocomplete.Group key={value} items={items}>
              <Autocomplete.GroupLabel className={groupTitle()}>{value}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: Entry) => (
                  <Autocomplete.Item
                    key={entry.link}
                    value={entry}
                    className={option()}
                    onClick={() => open(entry)}
                  >
                    <span className={name()}>{entry.title}</span>
                    {entry.note && <span className={note()}>{entry.note}</span>}
                    {entry.status && entry.status !== 'PUBLIC' && <StatusMark status={entry.status} />}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Dialog>
  )
}

/** Asks the API for what was typed, once the typing pauses. */
function useFound(typed: string) {
  const { api } = useAdmin()
  const [sought, setSought] = useState('')
  const q = typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setSought(q), pause)
    return () => clearTimeout(timer)
  }, [q])
  const found = useQuery({
    ...callQuery(api, 'GET /admin/find', { query: { q: sought } }),
    enabled: sought !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const rows = q === '' || sought === '' ? [] : (found.data?.rows ?? [])
  return {
    entries: rows.map(({ kind, ...row }): Entry => ({
      ...row,
      isPersonal: kind === 'reservation' || kind === 'customer' || kind === 'post',
    })),
    error: q === '' ? null : found.error,
    isPending: q !== '' && (q !== sought || found.isFetching),
  }
}
