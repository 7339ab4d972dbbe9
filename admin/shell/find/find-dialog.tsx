import { callQuery } from '#api/call-query.ts'
import type { ResourceDeclaration } from '#schema/resource.ts'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import {
  Combobox,
  ComboboxCollection,
  ComboboxGroup,
  ComboboxGroupTitle,
  ComboboxInput,
  ComboboxItem,
  ComboboxList,
  ComboboxStatus,
} from '#admin/kit/parts/combobox.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { StatusMark } from '#admin/kit/parts/status-mark.tsx'
import type { Account } from '#admin/kit/console/get-session.ts'
import type { MenuGroup } from '../menu.ts'
import { useSignOut } from '#admin/session/use-sign-out.ts'
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
      <Combobox<Entry>
        items={grouped(entries)}
        // Screens and commands are known at once, and stand first.
        isFinding={found.isPending && entries.length === 0}
        labelOf={({ title }) => title}
        place="inline"
        onType={setTyped}
        onChoose={([entry]) => entry && open(entry)}
      >
        <div className={searchLine()}>
          <Search size={16} aria-hidden />
          <ComboboxInput
            data-begin
            aria-label="찾을 것"
            placeholder="화면, 시술, 공지, 고객… (초성도 됩니다)"
          />
        </div>
        <ComboboxStatus className={told()}>
          {found.error?.message ??
            (found.isPending
              ? '찾는 중…'
              : entries.length === 0
                ? '찾는 것이 없습니다.'
                : `${entries.length}개`)}
        </ComboboxStatus>
        <FoundList />
      </Combobox>
    </Dialog>
  )
}

/** Results by group. */
function FoundList() {
  return (
    <ComboboxList<ReturnType<typeof grouped>[number]> className={list()}>
      {({ value, items }) => (
        <ComboboxGroup key={value} items={items}>
          <ComboboxGroupTitle className={groupTitle()}>{value}</ComboboxGroupTitle>
          <ComboboxCollection>
            {(entry: Entry) => (
              <ComboboxItem key={entry.link} value={entry} className={option()}>
                <span className={name()}>{entry.title}</span>
                {entry.note && <span className={note()}>{entry.note}</span>}
                {entry.status && entry.status !== 'PUBLIC' && <StatusMark status={entry.status} />}
              </ComboboxItem>
            )}
          </ComboboxCollection>
        </ComboboxGroup>
      )}
    </ComboboxList>
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
  })
  const isPending = q !== '' && (q !== sought || found.isFetching)
  // Rows of an earlier text would be opened in place of the ones that are meant.
  const rows = q === '' || isPending ? [] : (found.data?.rows ?? [])
  return {
    entries: rows.map(({ kind, ...row }): Entry => ({
      ...row,
      isPersonal: kind === 'reservation' || kind === 'customer' || kind === 'post',
    })),
    error: q === '' ? null : found.error,
    isPending,
  }
}
