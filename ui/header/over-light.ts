/** Style of a header that lies over a picture: dark letters where the page says that its picture is light. */
export const overLight = { 'html:has([data-hero-tone="onLight"]) &': { color: '$ink' } }
