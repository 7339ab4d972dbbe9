import { callQuery } from '#api/call-query.ts'
import type { Difference } from '#schema/differences.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
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
          <PartList rows={rows} shown={part} onChoose={(name) => setChosen(stops[firstOf(name)] ?? null)} />
          <div className={compareMain()}>
            <div className={compareBar()}>
              <h3>{part.title}</h3>
              {stops.length > 1 && (
                <Steps at={at} count={stops.length} onGo={(to) => setChosen(stops[to] ?? null)} />
              )}
              <DeviceSwitch device={device} onChange={setDevice} />
            </div>
            <BothFrames before={before} after={after} part={part} block={stop.block} device={device} />
            <FieldChanges part={part} block={stop.block} before={before.name} after={after.name} />
          </div>
        </div>
      )}
    </Dialog>
  )
}

type PartListProps = { rows: readonly Difference[]; shown: Difference; onChoose: (name: string) => void }

/** The parts of the site that differ, each with how many fields of it do. */
function PartList({ rows, shown, onChoose }: PartListProps) {
  return (
    <nav className={compareParts()} aria-label="바뀐 곳">
      {rows.map((row) => (
        <button
          key={partName(row)}
          type="button"
          className={comparePart({ isChosen: row === shown })}
          aria-current={row === shown}
          onClick={() => onChoose(partName(row))}
        >
          <span>{row.title}</span>
          <small>
            {changeWords[row.change]}
            {row.fields.length > 0 && ` ${row.fields.length}`}
          </small>
        </button>
      ))}
    </nav>
  )
}

type BothFramesProps = Pick<CompareDialogProps, 'before' | 'after'> &
  Pick<ComponentProps<typeof StateFrame>, 'block' | 'device'> & { part: Difference }

/** The page as both states show it. */
function BothFrames({ before, after, part, block, device }: BothFramesProps) {
  return (
    <Skippable name="비교 화면">
      <div className={frames()}>
        <StateFrame
          {...before}
          part={part}
          block={block}
          device={device}
          isMissing={part.change === 'added'}
        />
        <StateFrame
          {...after}
          part={part}
          block={block}
          device={device}
          isMissing={part.change === 'removed'}
        />
      </div>
    </Skippable>
  )
}

type StepsProps = { at: number; count: number; onGo: (to: number) => void }

/** The way from one change to the next. */
function Steps({ at, count, onGo }: StepsProps) {
  return (
    <div className={compareSteps()}>
      <Button type="button" className={button()} disabled={at === 0} onClick={() => onGo(at - 1)}>
        이전 변경
      </Button>
      <span role="status" aria-label={`변경 ${count}개 중 ${at + 1}번째`}>
        {at + 1} / {count}
      </span>
      <Button type="button" className={button()} disabled={at === count - 1} onClick={() => onGo(at + 1)}>
        다음 변경
      </Button>
    </div>
  )
}
