import { getChoseong } from 'es-hangul'

export type Haystack = { text: string; plain: string; positions: number[]; initials: string }

const isInitials = /^[ㄱ-ㅎ]+$/
/** Particles that a searcher may have left on a word, longest first. */
const particle = /(?:에서|으로|까지|부터|을|를|이|가|은|는|의|에|로|와|과|도)$/

const normalise = (text: string) => text.normalize('NFC').toLowerCase()

/** A text made ready to be searched: without spaces, and as initial consonants (보톡스 → ㅂㅌㅅ). */
export function toHaystack(text: string): Haystack {
  const composed = normalise(text)
  const positions: number[] = []
  let plain = ''
  for (let index = 0; index < composed.length; index += 1) {
    const character = composed.charAt(index)
    if (/\s/.test(character)) continue
    plain += character
    positions.push(index)
  }
  return {
    text: composed,
    plain,
    positions,
    initials: plain
      .split('')
      .map((one) => getChoseong(one) || one)
      .join(''),
  }
}

/** Where a keyword stands in a text, counted in the text's characters; -1 where it does not. */
export function find(haystack: Haystack, keyword: string): number {
  const needle = normalise(keyword).replaceAll(/\s/g, '')
  if (needle === '') return -1
  const at = isInitials.test(needle) ? haystack.initials.indexOf(needle) : haystack.plain.indexOf(needle)
  return at < 0 ? -1 : (haystack.positions[at] ?? -1)
}

/** A keyword without the particle it may end in (보톡스를 → 보톡스), or as it is. */
export const withoutParticle = (keyword: string) => {
  const bare = keyword.trim().replace(particle, '')
  return bare.length >= 2 ? bare : keyword.trim()
}
