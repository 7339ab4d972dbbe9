import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import type { Palette } from './pictures/draw.ts'

const seeds = [1, 2, 4, 5, 6]
const size = { width: 640, height: 480, isGated: true }

/** Pairs of drawings in place of the photographs that a clinic has; their names are in `casePairs`. */
export const casePictures = (palette: Palette): DemoPartner['pictures'] =>
  Object.fromEntries(
    seeds.flatMap((seed) => [
      [
        `caseBefore${seed}`,
        { ...size, palette, kind: 'texture-before', seed, alt: '진료 전 기록을 대신하는 그림' },
      ],
      [
        `caseAfter${seed}`,
        { ...size, palette, kind: 'texture-after', seed, alt: '진료 후 기록을 대신하는 그림' },
      ],
    ]),
  )

export const casePairs = seeds.map((seed): [string, string] => [`caseBefore${seed}`, `caseAfter${seed}`])
