// https://vike.dev/error-page
// The server answers failures itself (`server/error-document.ts`); vike wants a page to render where it catches one.
export const Page = () => null
