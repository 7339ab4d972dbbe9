/** Encoding of a text file, as spreadsheets save one. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'euc-kr'

const marks: [TextEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** First bytes of a workbook: a ZIP archive (.xlsx) and a compound file (.xls). */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/**
 * Returns the text of a file by its byte-order mark, else as UTF-8, else as CP949, in which Korean Excel saves “CSV”. The
 * decoder called `euc-kr` reads all of CP949 (WHATWG Encoding, section 13). Throws an `Error` in words for the reader.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const begins = (with_: readonly number[]) => with_.every((byte, index) => bytes[index] === byte)
  if (workbooks.some(begins)) {
    throw new Error(
      '엑셀 통합 문서(.xlsx, .xls)입니다. 엑셀에서 ‘다른 이름으로 저장’ → ‘CSV UTF-8(쉼표로 분리)’로 저장해 올려 주세요.',
    )
  }
  const marked = marks.find(([, mark]) => begins(mark))?.[0]
  for (const encoding of marked ? [marked] : (['utf-8', 'euc-kr'] as const)) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
    } catch {
      // Bytes of another encoding.
    }
  }
  throw new Error('글자로 읽을 수 없는 파일입니다. 엑셀에서 ‘CSV UTF-8(쉼표로 분리)’로 저장해 올려 주세요.')
}
