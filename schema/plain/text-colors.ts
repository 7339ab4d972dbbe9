/* Alone in their file: all that a visitor's first scripts need of what the schema checks contrast by. */

/** Small text in a bright colour is drawn with this share of it and the rest in ink. */
export const readableShare = 0.78

/** The lightest grey that text is written in. */
export const quietText = '#656863'
