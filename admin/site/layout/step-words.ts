import { josa } from 'es-hangul'
import type { ChangedPlace } from '../places/changed-places.ts'

const mostLetters = 30

/** Says what a step back or forth has changed: `‘제목’을 되돌렸습니다.`; nothing where that was nothing. */
export function stepWords(places: readonly ChangedPlace[], way: 'undo' | 'redo'): string | null {
  const [first] = places
  if (!first) return null
  const name = first.names.at(-1) ?? ''
  const short = name.length > mostLetters ? `${name.slice(0, mostLetters)}…` : name
  // A section's name has its own words in quotes.
  const quoted = name.includes('‘') ? short : `‘${short}’`
  const others = places.length - 1
  const last = others > 0 ? `${others}곳` : short.replaceAll(/[‘’…]/g, '')
  const object = `${quoted}${others > 0 ? ` 외 ${last}` : ''}${josa(last, '을/를').slice(last.length)}`
  return `${object} ${way === 'undo' ? '되돌렸습니다.' : '다시 바꿨습니다.'}`
}
