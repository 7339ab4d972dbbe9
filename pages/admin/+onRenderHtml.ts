import { consoleDocument } from '#admin/console-document.ts'

// https://vike.dev/onRenderHtml
export const onRenderHtml = () => consoleDocument({ title: '관리자 콘솔', icon: '/favicon.svg' })
