/** The channel on which nodes tell each other of publications. */
export const publishedChannel = 'danjang_published'
