import { callQuery } from '#api/call-query.ts'
import type { Difference } from '#schema/differences.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Failure } from '../parts/failure.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { DeviceSwitch, useDevice } from '../preview/device-switch.tsx'
import {
  compareBar,
  compareBody,
  compareEmpty,
  compareMain,
  compareParts,
  comparePart,
  frames,
} from './compare.styles.ts'
import { FieldChanges } from './field-changes.tsx'
import { StateFrame } from './state-frame.tsx'

/** A state of the site with what it is called: a revision's number, or `draft`. */
export type NamedState = { state: string; name: string }

type CompareDialogProps = {
  title: string
  before: NamedState
  after: NamedState
  /** The part that is looked at first: `page/home`. */
  first?: string | undefined
  onClose: () => void
}

const nameOf = ({ kind, key }: Pick<Difference, 'kind' | 'key'>) => `${kind}/${key}`
const changeWords = { added: '추가', removed: '삭제', changed: '변경' } as const

/** What differs between two states of the site: each part with its fields, and the page as both show it. */
export function CompareDialog({ title, before, after, first, onClose }: CompareDialogProps) {
  const { api } = useAdmin()
  const query = { from: before.state, to: after.state }
  const { data, error, refetch } = useQuery({
    ...callQuery(api, 'GET /admin/differences', { query }),
    staleTime: 0,
  })
  const [chosen, setChosen] = useState(first)
  const [device, setDevice] = useDevice()
  const rows = data?.rows ?? []
  const part = rows.find((row) => nameOf(row) === chosen) ?? rows[0]
  return (
    <Dialog title={title} size="full" onClose={onClose}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting label="바뀐 것을 찾는 중" />
      ) : !part ? (
        <p className={compareEmpty()}>두 상태가 같습니다.</p>
      ) : (
        <div className={compareBody()}>
          <nav className={compareParts()} aria-label="바뀐 곳">
            {rows.map((row) => (
              <button
                key={nameOf(row)}
                type="button"
                className={comparePart({ isChosen: row === part })}
                aria-current={row === part}
                onClick={() => setChosen(nameOf(row))}
              >
                <span>{row.title}</span>
                <small>
                  {changeWords[row.change]}
                  {row.fields.length > 0 && ` ${row.fields.length}`}
                </small>
              </button>
            ))}
          </nav>
          <div className={compareMain()}>
            <div className={compareBar()}>
              <h3>{part.title}</h3>
              <DeviceSwitch device={device} onChange={setDevice} />
            </div>
            <div className={frames()}>
              <StateFrame {...before} part={part} device={device} isMissing={part.change === 'added'} />
              <StateFrame {...after} part={part} device={device} isMissing={part.change === 'removed'} />
            </div>
            <FieldChanges part={part} before={before.name} after={after.name} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
