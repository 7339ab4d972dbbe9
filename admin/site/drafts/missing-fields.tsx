import { josa } from 'es-hangul'
import { notice } from '#admin/kit/parts/styles.ts'
import { summary } from '#admin/kit/edit/form.styles.ts'

/** Tells what a new part still needs before it can be saved; nothing where it needs nothing. */
export function MissingFields({ names }: { names: readonly string[] }) {
  const last = names.at(-1)
  if (last === undefined) return null
  const others = names.slice(0, -1).map((name) => `‘${name}’, `)
  return (
    <div className={summary()}>
      <p className={notice()} role="status">
        {others}‘{last}’{josa(last, '을/를').slice(last.length)} 채우면 저장되고 미리보기에 나타납니다.
      </p>
    </div>
  )
}
