// https://vike.dev/Page
export { WidgetApp as Page } from '#widget/app/widget-app.tsx'
