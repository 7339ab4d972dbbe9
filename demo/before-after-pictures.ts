import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import type { Palette } from './pictures/draw.ts'

const size = { width: 560, height: 420, isGated: true }

const pairOf = (index: number): [before: string, after: string] => [
  `caseBefore${index + 1}`,
  `caseAfter${index + 1}`,
]

/** Names of one pair of drawings a before-after, in the order of the before-afters. */
export const beforeAfterPairs = (count: number): [before: string, after: string][] =>
  Array.from({ length: count }, (_, index) => pairOf(index))

/** Pairs of drawings in place of the photographs that a clinic has; their names are those of `beforeAfterPairs`. */
export const beforeAfterPictures = (palette: Palette, count: number): DemoPartner['pictures'] =>
  Object.fromEntries(
    beforeAfterPairs(count).flatMap(([before, after], index) => [
      [
        before,
        { ...size, palette, kind: 'texture-before', seed: index + 1, alt: '진료 전 기록을 대신하는 그림' },
      ],
      [
        after,
        { ...size, palette, kind: 'texture-after', seed: index + 1, alt: '진료 후 기록을 대신하는 그림' },
      ],
    ]),
  )
