import { button } from '#admin/kit/parts/styles.ts'
import { tick } from '#admin/kit/list/list.styles.ts'
import { nameOf, type Change } from './list-changes.ts'
import { changeLine } from './compare.styles.ts'
import { changeRow, changes as changeList, hint } from './styles.ts'

type ChangeChoicesProps = {
  changes: Change[]
  isTicked: (change: Change) => boolean
  /** Returns a remark to show beside a change, such as when it is to be published. */
  noteOf: (change: Change) => string | undefined
  onTick: (change: Change, isOn: boolean) => void
  /** Somebody wants to see it as it is and as it would be. */
  onCompare: (change: Change) => void
}

/** Each change with a box to tick; what is left out stays a draft. */
export function ChangeChoices({ changes, isTicked, noteOf, onTick, onCompare }: ChangeChoicesProps) {
  return (
    <>
      <p className={hint()}>
        {changes.some(isTicked)
          ? '고른 것만 공개하고 나머지는 초안으로 남깁니다.'
          : '공개할 것을 골라 주세요.'}
      </p>
      <ul className={changeList()}>
        {changes.map((change) => (
          <li key={nameOf(change)} className={changeLine()}>
            <label className={changeRow()}>
              <input
                type="checkbox"
                className={tick()}
                checked={isTicked(change)}
                onChange={(event) => onTick(change, event.target.checked)}
              />
              <span>
                {change.title}
                <small>{[change.what, noteOf(change)].filter(Boolean).join(' · ')}</small>
              </span>
            </label>
            <button
              type="button"
              className={button({ look: 'quiet' })}
              aria-label={`${change.title} 비교`}
              onClick={() => onCompare(change)}
            >
              비교
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
