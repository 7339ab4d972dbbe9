import { josa } from 'es-hangul'
import type { BlockType } from '../queries/get-blocks.ts'
import { compareTypes } from './compare-types.ts'
import { change, changeList, part, parts } from './styles.ts'

type TypeChangeProps = {
  from: BlockType | undefined
  to: BlockType
  data: Record<string, unknown>
  /** Fields that differ from what was put away with the new type; `null` where it was never here. */
  changed: { name: string; title: string }[] | null
  /** Names of those that keep what they have now. */
  taken: readonly string[]
  onTake: (names: string[]) => void
}

/** Tells before a change of type what it shows, hides and lacks. */
export function TypeChange({ from, to, data, changed, taken, onTake }: TypeChangeProps) {
  return (
    <div className={change()} aria-live="polite">
      <h3>{josa(to.title, '으로/로')} 바꾸면</h3>
      {changed ? (
        <>
          <p>
            전에 이 종류에 입력했던 내용을 불러옵니다. 그 뒤로 달라진 곳은 하나씩 고를 수 있고, 지금 종류의
            내용도 보관됩니다.
          </p>
          {changed.length > 0 && <ChangedParts changed={changed} taken={taken} onTake={onTake} />}
        </>
      ) : (
        <FieldChanges from={from} to={to} data={data} />
      )}
    </div>
  )
}

type ChangedPartsProps = Pick<TypeChangeProps, 'taken' | 'onTake'> & {
  changed: NonNullable<TypeChangeProps['changed']>
}

/** Asks of each field that has changed since whether to take it as it is now or as it was. */
function ChangedParts({ changed, taken, onTake }: ChangedPartsProps) {
  return (
    <ul className={parts()}>
      {changed.map(({ name, title }) => (
        <li key={name}>
          <fieldset className={part()}>
            <legend>{title}</legend>
            {[false, true].map((isNow) => (
              <label key={String(isNow)}>
                <input
                  type="radio"
                  name={`part-${name}`}
                  checked={taken.includes(name) === isNow}
                  onChange={() => onTake(isNow ? [...taken, name] : taken.filter((other) => other !== name))}
                />
                {isNow ? '지금 내용 가져가기' : '예전 내용'}
              </label>
            ))}
          </fieldset>
        </li>
      ))}
    </ul>
  )
}

/** Fields that a type has in common with another, lacks and adds. */
function FieldChanges({ from, to, data }: Pick<TypeChangeProps, 'from' | 'to' | 'data'>) {
  const { kept, hidden, added } = compareTypes(from?.jsonSchema ?? {}, to.jsonSchema, data, to.initial)
  const lines = [
    { term: '그대로 보임', names: kept, note: '같은 항목이 있어 내용을 옮겨 옵니다.' },
    {
      term: '보이지 않음',
      names: hidden,
      note: '이 종류에는 없는 항목입니다. 지우지 않고 보관했다가, 되돌아오면 그대로 돌려 드립니다.',
    },
    {
      term: '새로 보임',
      names: added,
      note: '괄호 안의 기본값이나 빈칸으로 시작합니다. 글과 연결된 주소를 확인해 주세요.',
    },
  ].filter(({ names }) => names.length > 0)
  return (
    <dl className={changeList()}>
      {lines.map(({ term, names, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {names.join(', ')}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
