/** A doctor's own words: the first short paragraph stands as a quotation, the others as a letter. */
export function doctorWords(introduction: string): { quote: string; letter: string } {
  const [first = '', ...others] = introduction.split(/\n{2,}/)
  if (first.length > 160 || others.length === 0) return { quote: '', letter: introduction }
  return { quote: first, letter: others.join('\n\n') }
}
