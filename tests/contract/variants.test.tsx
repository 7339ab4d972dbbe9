import { describe, expect, test } from 'vitest'
import { definitions } from '#registry/definitions.ts'
import { check } from '#registry/resolve.ts'
import { dataVariants } from '#schema/data-variants.ts'
import type { BlockEnvelope } from '#schema/block.ts'
import { renderSample } from '#tests/support/sample-site.tsx'

describe.each([...definitions.values()].map((definition) => [definition.component, definition] as const))(
  '%s',
  (component, definition) => {
    const { slot, version } = definition
    const variants = dataVariants(definition)
    const judge = (data: unknown) =>
      check(slot, { component, version, data: data as Record<string, unknown> }, definitions)

    test('its kinds of data have names of their own, the same each time', () => {
      const ids = variants.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(['sample', 'least', 'most', 'long', 'empty', 'broken']))
      expect(dataVariants(definition)).toEqual(variants)
    })

    test('each parses and renders, and only the broken one is a problem', async () => {
      for (const { id, data } of variants) {
        const checked = judge(data)
        if (id === 'broken') {
          expect(checked).toMatchObject({ problem: { type: 'bad-data' } })
          continue
        }
        expect([id, 'problem' in checked ? checked.problem.message : null]).toEqual([id, null])
        const envelope: BlockEnvelope = { id: 'tried', component, version, data: data as never }
        const { failures } = await renderSample(
          slot === 'section' ? { sections: [envelope] } : { global: { [slot]: envelope } },
        )
        expect([id, failures.map(({ error }) => error)]).toEqual([id, []])
      }
    })

    test('the least holds no more than the sample, and the longest is longer than it', () => {
      const size = (id: string) => JSON.stringify(variants.find((variant) => variant.id === id)?.data).length
      expect(size('least')).toBeLessThanOrEqual(size('sample'))
      expect(size('most')).toBeGreaterThanOrEqual(size('sample'))
      expect(size('long')).toBeGreaterThanOrEqual(size('most') * 0.5)
    })
  },
)
