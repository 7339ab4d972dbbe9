import { escapeInject } from 'vike/server'

// https://vike.dev/onRenderHtml
// Empty: without a hook vike would tell of that instead of the failure.
export const onRenderHtml = () => escapeInject`<html></html>`
