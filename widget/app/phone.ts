/**
 * May this be a mobile number? Korean as people write it, or any with its country's code; the API judges in the end. A
 * phone library weighs as much as the whole first screen.
 */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return text.trim().startsWith('+') ? /^\d{8,15}$/.test(digits) : /^01[016789]\d{7,8}$/.test(digits)
}
