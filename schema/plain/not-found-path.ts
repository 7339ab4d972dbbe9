/** The path of the page definition that is shown for paths nobody defined. */
export const notFoundPath = '/404'
