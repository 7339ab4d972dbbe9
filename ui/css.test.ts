import { expect, test } from 'vitest'
import { collectStyles, css, keyframes } from './css.ts'

// Runs without a document, as on the server.
const box = css({
  color: '$primary1',
  variants: { size: { big: { padding: '$4' }, small: { padding: '$1' } } },
})
const spin = keyframes({ to: { transform: 'rotate(1turn)' } })
const spinner = css({ animation: `${spin} 1s`, '@phone': { display: 'none' } })

test('a page gets the rules of the styles that its render asked for, and no others', () => {
  const first = collectStyles(() => box({ size: 'big' }))
  expect(first.styles.tags).toContain('--colors-primary1:')
  expect(first.styles.tags).toContain('padding:var(--space-4)')
  expect(first.styles.tags).not.toContain('padding:var(--space-1)')
  expect(first.styles.tags).not.toContain('rotate')
  for (const name of first.result.split(' ')) expect(first.styles.tags).toContain(`.${name}`)

  const second = collectStyles(() => spinner())
  expect(second.styles.tags).toContain('rotate')
  expect(second.styles.tags).not.toContain('padding')
})

test('the same render gives the same styles again, however many came between', () => {
  const render = () => [box({ size: 'small' }), spinner(), box()].join()
  const before = collectStyles(render)
  collectStyles(() => box({ size: 'big' }))
  expect(collectStyles(render)).toEqual(before)
})

test('a rule that two choices share stands once, so that it cannot win over the variants after it', () => {
  const card = css({
    variants: {
      columns: { three: { width: '33%' } },
      wide: { true: { width: '80%' } },
    },
  })
  const {
    styles: { tags: styles },
  } = collectStyles(() => [card({ columns: 'three', wide: true }), card({ columns: 'three' })])
  expect(styles.split('width:33%')).toHaveLength(2)
  expect(styles.indexOf('width:33%')).toBeLessThan(styles.indexOf('width:80%'))
})
