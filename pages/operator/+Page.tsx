import { OperatorApp } from '#admin/operator/operator-app.tsx'

// https://vike.dev/Page
export const Page = OperatorApp
