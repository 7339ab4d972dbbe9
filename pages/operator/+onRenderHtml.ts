import { consoleDocument } from '#admin/kit/console/console-document.ts'

// https://vike.dev/onRenderHtml
export const onRenderHtml = () => consoleDocument({ title: '운영 · 단장', icon: 'data:,' })
