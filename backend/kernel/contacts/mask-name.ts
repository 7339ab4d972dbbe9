/** A name as others may read it: 김하늘 → 김*늘, 김솔 → 김*, Alex → A**x. */
export function maskName(name: string): string {
  const letters = [...name]
  if (letters.length <= 1) return name
  if (letters.length === 2) return `${letters[0]}*`
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`
}

/** The name of a contact as others may read it. A record whose person is forgotten has no phone, and says so in its name. */
export const maskContact = ({ contactName, contactPhone }: { contactName: string; contactPhone: string }) =>
  contactPhone === '' ? contactName : maskName(contactName)
