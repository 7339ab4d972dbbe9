/** The channel on which nodes tell each other of publications, and the database of what consoles keep open. */
export const newsChannel = 'danjang_news'
