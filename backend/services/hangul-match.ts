import { disassemble, getChoseong } from 'es-hangul'

/**
 * `text` is the text composed (NFC); `plain` and `initials` are what is compared, character by character, and `positions`
 * tells where each of their characters stands in `text`.
 */
export type Haystack = { text: string; plain: string; positions: number[]; initials: string }

/** A word that is looked for, without spaces and in lower case. */
export type Needle = {
  text: string
  /** Without the particle it may end in (보톡스를 → 보톡스), or as it is. */
  bare: string
  /** Initial consonants only: ㅂㅌㅅ. */
  isInitials: boolean
}

/** What a searcher typed: the words, and all of it as one, since spaces do not matter (울 쎄라 is 울쎄라). */
export type Needles = { words: Needle[]; whole: Needle }

const initialsOnly = /^[ㄱ-ㅎ]+$/
/** Particles that a searcher may have left on a word, longest first; the 과 of a branch of medicine (피부과) is none. */
const particle =
  /(?:에서|으로|까지|부터|을|를|이|가|은|는|의|에|로|와|(?<!피부|의학|비뇨|인후|[내외치안인])과|도)$/
/** More than anybody types; keeps a keyword of single letters from becoming a long query. */
const mostWords = 8

const normalise = (text: string) => text.normalize('NFC').toLowerCase()

/** A text made ready to be searched: without spaces, and as initial consonants (보톡스 → ㅂㅌㅅ). */
export function toHaystack(text: string): Haystack {
  const composed = text.normalize('NFC')
  const positions: number[] = []
  let plain = ''
  for (let index = 0; index < composed.length; index += 1) {
    const character = composed.charAt(index)
    if (/\s/.test(character)) continue
    // One for one: a few letters are two when they are small.
    plain += character.toLowerCase().charAt(0)
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

/** A keyword as what is looked for; `null` where there is nothing in it. */
export function toNeedles(keyword: string): Needles | null {
  // A NUL is in no text, and PostgreSQL takes none.
  const typed = normalise(keyword.replaceAll('\0', ' ')).split(/\s+/).filter(Boolean)
  if (typed.length === 0) return null
  return { words: typed.slice(0, mostWords).map(toNeedle), whole: toNeedle(typed.join('')) }
}

function toNeedle(typed: string): Needle {
  const isInitials = initialsOnly.test(typed)
  // A keyboard joins two consonants where it can: ㅂ and ㅅ become ㅄ.
  const text = isInitials ? disassemble(typed) : typed
  return { text, bare: isInitials ? text : withoutParticle(text), isInitials }
}

/** Where a word stands in a text, counted in what is compared; as typed, else without its particle; -1 for nowhere. */
export function placeOf({ plain, initials }: Haystack, { text, bare, isInitials }: Needle): number {
  if (isInitials) return initials.indexOf(text)
  const place = plain.indexOf(text)
  return place < 0 ? plain.indexOf(bare) : place
}

/**
 * All places of a word in a long text, in order. In such a text any few consonants stand somewhere, so that they have to
 * begin a word and to stay within it.
 */
export function placesIn(haystack: Haystack, word: Needle): number[] {
  const { plain, initials, text, positions } = haystack
  const within = word.isInitials ? initials : plain
  const wanted = within.includes(word.text) ? word.text : word.bare
  const places: number[] = []
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const [start = 0, end = 0] = [positions[at], positions[at + wanted.length - 1]]
    const isWord = !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)) && end - start === wanted.length - 1
    if (!word.isInitials || isWord) places.push(at)
  }
  return places
}

/** 보톡스를 → 보톡스; 주의 stays as it is. */
function withoutParticle(word: string): string {
  const bare = word.replace(particle, '')
  return bare.length >= 2 ? bare : word
}
