import type { TextEncoding } from '#schema/plain/decode-text.ts'

/*
 * Characters that CP949 lacks: Korean Excel saves “CSV” in it, and writes `?` in their place. The characters are gone
 * from the file, so a cell that has lost some is never taken for a change.
 */

export type Losses = {
  /** True where a cell is a text that has merely lost characters. */
  isLossOf: (cell: string, text: string) => boolean
  /** Throws an `Error` for a changed cell in which characters are lost for certain. */
  refuse: (cell: string, text: string) => void
  /** True where characters may be lost: `오픈✨` and `오픈?` look the same. */
  isDoubtful: (cell: string) => boolean
}

/** Returns what a file of an encoding may have lost; nothing where it has every character. */
export function lossesOf(encoding: TextEncoding): Losses | null {
  if (encoding !== 'euc-kr') return null
  const known = cp949Characters()
  const isLost = (character: string) => !known.has(character)
  return {
    isLossOf: (cell, text) => [...text].some(isLost) && lossPattern(text, isLost).test(trimmed(cell)),
    refuse: (cell, text) => {
      const lost = [...new Set([...text].filter(isLost))]
      const marks = (words: string) => words.split('?').length
      if (lost.length > 0 && marks(cell) > marks(text)) throw new Error(said(`‘${lost.join('')}’ 글자가`))
      if (misplaced.test(withoutAddresses(cell)) && !misplaced.test(withoutAddresses(text))) {
        throw new Error(said('이모지 같은 글자가'))
      }
    },
    isDoubtful: (cell) => withoutAddresses(cell).includes('?'),
  }
}

const said = (which: string) =>
  `엑셀이 저장하지 못한 ${which} ?로 바뀌었습니다. 엑셀에서 ‘CSV UTF-8(쉼표로 분리)’로 저장해 다시 올려 주세요.`

/** A question mark that ends no question: before a letter, after a space, or doubled as an emoji leaves it. */
const misplaced = /\?[\p{L}\p{N}]|(?:^|\s)\?|\?\?/u
const withoutAddresses = (cell: string) => cell.replaceAll(/(?:https?:\/\/|\/)[^\s)"\]]*/g, '')

function lossPattern(text: string, isLost: (character: string) => boolean): RegExp {
  const pattern = Array.from(trimmed(text), (character) => {
    if (!isLost(character)) return escaped(character)
    const plain = character.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '')
    return `(?:\\?{1,2}|_${plain && `|${escaped(plain)}`}${/[\p{Pd}\p{Zs}]/u.test(character) ? '|[- ]' : ''})`
  })
  return new RegExp(`^${pattern.join('')}$`, 's')
}

/** Without the spaces of ASCII at its ends, which CP949 keeps and a spreadsheet may not; with one kind of line break. */
const trimmed = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/^[\t\n ]+|[\t\n ]+$/g, '')

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

/** Every character that CP949 has. */
function cp949Characters(): Set<string> {
  const bytes = Array.from({ length: 0xff - 0x81 }, (_, lead) =>
    Array.from({ length: 0xff - 0x41 }, (_none, trail) => [lead + 0x81, trail + 0x41]),
  ).flat(2)
  const ascii = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code))
  const decoded = new TextDecoder('euc-kr').decode(Uint8Array.from(bytes)).replaceAll('\ufffd', '')
  return new Set([...ascii, ...decoded])
}
