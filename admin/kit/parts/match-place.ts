import { foldText } from '#schema/plain/fold-text.ts'
import { disassemble, getChoseong } from 'es-hangul'

/**
 * Place of what was typed in a name, by its letters or initial consonants (ㅅㅅ finds 시술); -1 where it is not in it.
 * The API finds rows by the same rule.
 */
export function matchPlace(name: string, typed: string): number {
  const sought = foldText(typed)
  if (!/^[ㄱ-ㅎ]+$/.test(sought)) return foldText(name).indexOf(sought)
  // A keyboard joins two consonants where it can: ㅂ and ㅅ become ㅄ.
  return [...foldText(name)]
    .map((letter) => getChoseong(letter) || letter)
    .join('')
    .indexOf(disassemble(sought))
}
