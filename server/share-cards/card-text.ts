const emoji =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu
const textSigns = /^[©®™‼⁉↔↕]$/

/** A text as cards are set in it: on one line, and without emoji, which the typefaces don't have. */
export const cardText = (text: string): string =>
  text
    .replace(emoji, (found) => (textSigns.test(found) ? found : ' '))
    .replace(/\u200D|\uFE0F|\u20E3/g, '')
    .replace(/\s+/g, ' ')
    .trim()
