import { css } from '#ui/css.ts'

export const loading = css({ maxWidth: '880px', minHeight: '640px', marginInline: 'auto', paddingTop: '$24' })
