import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { Skippable } from '#admin/kit/parts/skippable.tsx'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { DeviceSwitch, useDevice } from '#admin/kit/frame/device-switch.tsx'
import {
  compareBar,
  compareBody,
  compareEmpty,
  compareMain,
  compareParts,
  comparePart,
  compareSteps,
  frames,
} from './compare.styles.ts'
import { FieldChanges } from './field-changes.tsx'
import { StateFrame } from './state-frame.tsx'
import { listStops, partName, type Stop } from './stops.ts'

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

const changeWords = { added: '추가', removed: '삭제', changed: '변경' } as const

/** What differs between two states of the site: each part with its fields, and the page as both show it. */
export function CompareDialog({ title, before, after, first, onClose }: CompareDialogProps) {
  const { api } = useAdmin()
  const query = { from: before.state, to: after.state }
  const { data, error, refetch } = useQuery({
    ...callQuery(api, 'GET /admin/differences', { query }),
    staleTime: 0,
  })
  const [chosen, setChosen] = useState<Stop | null>(null)
  const [device, setDevice] = useDevice()
  const rows = data?.rows ?? []
  const stops = listStops(rows)
  const firstOf = (name: string | undefined) =>
    Math.max(
      0,
      stops.findIndex(({ part }) => part === name),
    )
  const found = stops.findIndex(({ part, block }) => part === chosen?.part && block === chosen.block)
  // A draft that changes meanwhile may take the place away from under one's eyes.
  const at = found < 0 ? firstOf(chosen?.part ?? first) : found
  const stop = stops[at]
  const part = rows.find((row) => partName(row) === stop?.part)
  return (
    <Dialog title={title} size="full" onClose={onClose}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting label="바뀐 것을 찾는 중" />
      ) : !part || !stop ? (
        <p className={compareEmpty()}>두 상태가 같습니다.</p>
      ) : (
        <div className={compareBody()}>
          <nav className={compareParts()} aria-label="바뀐 곳">
            {rows.map((row) => (
              <button
                key={partName(row)}
                type="button"
                className={comparePart({ isChosen: row === part })}
                aria-current={row === part}
                onClick={() => setChosen(stops[firstOf(partName(row))] ?? null)}
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
              {stops.length > 1 && (
                <div className={compareSteps()}>
                  <Button
                    type="button"
                    className={button()}
                    disabled={at === 0}
                    onClick={() => setChosen(stops[at - 1] ?? null)}
                  >
                    이전 변경
                  </Button>
                  <span role="status" aria-label={`변경 ${stops.length}개 중 ${at + 1}번째`}>
                    {at + 1} / {stops.length}
                  </span>
                  <Button
                    type="button"
                    className={button()}
                    disabled={at === stops.length - 1}
                    onClick={() => setChosen(stops[at + 1] ?? null)}
                  >
                    다음 변경
                  </Button>
                </div>
              )}
              <DeviceSwitch device={device} onChange={setDevice} />
            </div>
            <Skippable name="비교 화면">
              <div className={frames()}>
                <StateFrame
                  {...before}
                  part={part}
                  block={stop.block}
                  device={device}
                  isMissing={part.change === 'added'}
                />
                <StateFrame
                  {...after}
                  part={part}
                  block={stop.block}
                  device={device}
                  isMissing={part.change === 'removed'}
                />
              </div>
            </Skippable>
            <FieldChanges part={part} block={stop.block} before={before.name} after={after.name} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
