/** The name of the script that starts the site; those of blocks are named after their components. */
export const siteScript = 'site'

/** Path of the scripts that the server puts together. */
export const scriptFolder = '/assets/page/'

/** Address of one script that is made of several. Sorted, so that the same scripts have one address. */
export const scriptAddress = (names: Iterable<string>): string =>
  `${scriptFolder}${[...names].sort().join()}.js`
