/**
 * A person's name as it is stored: composed (NFC), on one line, without characters that only format or control. A name
 * goes into messages and lists, where a line break or a turn of direction would say what the sender did not.
 */
export const toPersonName = (typed: string): string =>
  typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .trim()
