import { consoleDocument } from '#admin/kit/console/console-document.ts'

// https://vike.dev/onRenderHtml
export const onRenderHtml = () => consoleDocument({ title: '관리자 콘솔', icon: '/favicon.svg' })
