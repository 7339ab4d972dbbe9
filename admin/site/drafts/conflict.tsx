import { useState } from 'react'
import { splitPointer } from '#admin/kit/form/data/field-errors.ts'
import { summarize } from '#admin/kit/form/data/summary.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'
import type { Draft } from '#admin/kit/drafts/draft.ts'
import { places } from './styles.ts'
import type { AnyDraftStore } from '#admin/kit/drafts/use-draft-stores.ts'

type ConflictProps<Value> = {
  store: AnyDraftStore
  id: string
  draft: Draft<Value>
  /** Titles on the way to a place in a value. */
  nameOf: (value: Value, path: string[]) => string[]
  /** Words for a value that its own texts do not tell from another. */
  wordsFor?: (value: unknown) => string | undefined
}

/** Tells what another person saved meanwhile: taken in where it could be, a choice where both changed the same field. */
export function Conflict<Value>({ store, id, draft, nameOf, wordsFor }: ConflictProps<Value>) {
  const [isBusy, setBusy] = useState(false)
  const run = (choice: (id: string) => Promise<unknown>) => () => {
    setBusy(true)
    void choice(id).finally(() => setBusy(false))
  }
  const { conflict, merged } = draft
  const tell = (value: unknown) => wordsFor?.(value) ?? inWords(value)
  const names = (value: Value, path: string) => nameOf(value, splitPointer(path)).join(' › ')
  if (conflict) {
    return (
      <div className={notice({ tone: 'warning' })} role="alert">
        <p>
          {conflict.message}{' '}
          {conflict.theirs
            ? '두 분이 같은 곳을 고쳐서 아직 저장하지 않았습니다. 나머지는 모두 합쳐집니다.'
            : '그사이 다른 사람이 지웠습니다. 입력한 내용은 이 화면에 그대로 있습니다.'}
        </p>
        <ul className={places()}>
          {conflict.both.map(({ path, mine, theirs }) => (
            <li key={path}>
              <strong>{names(conflict.value, path)}</strong>
              <span>내 것: {tell(mine)}</span>
              <span>저장된 것: {tell(theirs)}</span>
            </li>
          ))}
        </ul>
        <Button type="button" className={button()} disabled={isBusy} onClick={run(store.takeTheirs)}>
          {conflict.theirs ? '겹친 곳은 저장된 것으로' : '지운 대로 두기'}
        </Button>
        <Button type="button" className={button()} disabled={isBusy} onClick={run(store.keepMine)}>
          {conflict.theirs ? '겹친 곳은 내 것으로' : '내 것으로 다시 만들기'}
        </Button>
      </div>
    )
  }
  if (!merged || merged.taken.length === 0) return null
  return (
    <div className={notice()} role="status">
      <p>
        {merged.message} 그 변경을 합쳤습니다:{' '}
        {merged.taken.map((path) => names(merged.value, path)).join(', ')}
      </p>
      <button type="button" className={button()} onClick={() => store.dismissMerge(id)}>
        확인
      </button>
    </div>
  )
}

const inWords = (value: unknown) =>
  value === undefined
    ? '없음'
    : typeof value === 'boolean'
      ? value
        ? '켜짐'
        : '꺼짐'
      : summarize(value) || '비어 있음'
