import { josa } from 'es-hangul'
import type { BlockType } from '../queries/get-blocks.ts'
import { compareTypes } from './compare-types.ts'
import { change, changeList } from './styles.ts'

type TypeChangeProps = {
  from: BlockType | undefined
  to: BlockType
  data: Record<string, unknown>
  isRemembered: boolean
}

/** What a change of type shows, hides and lacks, before it is made. */
export function TypeChange({ from, to, data, isRemembered }: TypeChangeProps) {
  const { kept, hidden, lacking } = compareTypes(from?.jsonSchema ?? {}, to.jsonSchema, data)
  const lines = [
    { term: '그대로 보임', names: kept, note: '같은 항목이 있어 내용을 옮겨 옵니다.' },
    {
      term: '보이지 않음',
      names: hidden,
      note: '이 종류에는 없는 항목입니다. 지우지 않고 보관했다가, 되돌아오면 그대로 돌려 드립니다.',
    },
    { term: '새로 필요함', names: lacking, note: '예시를 넣어 두니 내용에 맞게 고쳐 주세요.' },
  ].filter(({ names }) => names.length > 0)
  return (
    <div className={change()} aria-live="polite">
      <h3>{josa(to.title, '으로/로')} 바꾸면</h3>
      {isRemembered ? (
        <p>전에 이 종류에 입력했던 내용을 그대로 불러옵니다. 지금 종류의 내용도 보관됩니다.</p>
      ) : (
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
      )}
    </div>
  )
}
