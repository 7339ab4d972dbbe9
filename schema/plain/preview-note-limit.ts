/** Longest note beside an answer to a preview, in characters. */
export const previewNoteLimit = 500
