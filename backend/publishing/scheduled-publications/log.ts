/** Name under which scheduled publications are in the log. */
export const logged = 'scheduled-publications'
