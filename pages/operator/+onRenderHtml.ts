import { consoleDocument } from '#admin/console-document.ts'

// https://vike.dev/onRenderHtml
export const onRenderHtml = () => consoleDocument({ title: '운영 · 단장', icon: 'data:,' })
