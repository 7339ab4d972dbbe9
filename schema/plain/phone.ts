/**
 * A phone number as it was typed or pasted, in plain characters: full-width ones in their usual form (NFKC), dots in the
 * middle, underscores and all kinds of dashes as `-`, and no character that only formats or marks another. A phone library
 * reads the result.
 */
export const plainPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Pd}\u2043\u2212\u30FC\u1173·‧∙・_~]/gu, '-')
    .trim()

/** Digits of a text in plain characters: `１２３ 456` is `123456`. */
export const plainDigits = (typed: string): string => typed.normalize('NFKC').replaceAll(/\D/g, '')

/**
 * Says whether a text may be a phone number, however it is written; the API judges in the end. A mobile of 010 has eight
 * more digits.
 */
export function mayBePhone(typed: string): boolean {
  const plain = plainPhone(typed)
  const digits = plain.replaceAll(/\P{Nd}/gu, '')
  if (/^(82)?0?10/.test(digits)) return plain.length <= 60 && /^(82)?0?10\d{8}/.test(digits)
  return plain.length <= 60 && digits.length >= 7
}
