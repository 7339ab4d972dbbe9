import type { Theme } from '#schema/theme.ts'

export type TypefaceName = 'body' | 'serif'

export type Typeface = {
  /** Family of a clinic's own subsets. */
  family: string
  /** Its weight, or the range of a variable font's. */
  weight: string
  /** The whole typeface, below `node_modules`; a build copies it (`vite.config.ts`). */
  source: string
  /** Style sheet of the slices: the whole typeface in files of some hundred characters. Below `node_modules`. */
  sheet: string
  /** Range of a variable font's axes that is used. */
  variationAxes?: Record<string, { min: number; max: number }>
  /**
   * A face of the machine's own, shown until ours has come. It takes as much room: a word of three syllables and a space
   * measures the same, and a line is as high.
   */
  fallback: string
}

/**
 * Features of the layout: tabular figures, which the interface uses, and kerning. `calt` would bring some 40 other forms
 * of Latin letters and signs, a tenth of a file.
 */
export const keptFeatures = ['kern', 'tnum']

const fallbackFace = (family: string, weight: string, names: string[], metrics: string) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:${names.map((name) => `local('${name}')`).join(',')};${metrics}}`

/** Pretendard's measure over that of Noto Sans CJK and Malgun Gothic, whose syllables are 0.92 em wide to its 0.864. */
const sansMetrics = 'size-adjust:95%;ascent-override:100.2%;descent-override:25.4%;line-gap-override:0%'
const serifMetrics = 'ascent-override:115.1%;descent-override:28.6%;line-gap-override:0%'

/** The typefaces of the sites. `ui/tokens.ts` and `renderer/server/document.ts` name their families. */
export const typefaces: Record<TypefaceName, Typeface> = {
  body: {
    family: 'Clinic Sans',
    weight: '400 800',
    source: 'pretendard/dist/public/variable/PretendardVariable.ttf',
    sheet: 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
    variationAxes: { wght: { min: 400, max: 800 } },
    fallback: [
      fallbackFace(
        'Fallback Sans',
        '100 599',
        ['Noto Sans CJK KR', 'NotoSansCJKkr-Regular', 'Noto Sans KR', 'Malgun Gothic'],
        sansMetrics,
      ),
      fallbackFace(
        'Fallback Sans',
        '600 900',
        ['Noto Sans CJK KR Bold', 'NotoSansCJKkr-Bold', 'Noto Sans KR Bold', 'Malgun Gothic Bold'],
        sansMetrics,
      ),
    ].join(''),
  },
  serif: {
    family: 'Clinic Serif',
    weight: '700',
    source: '@fontsource/noto-serif-kr/files/noto-serif-kr-korean-700-normal.woff2',
    sheet: '@fontsource/noto-serif-kr/700.css',
    fallback: fallbackFace(
      'Fallback Serif',
      '700',
      ['Noto Serif CJK KR Bold', 'NotoSerifCJKkr-Bold', 'Noto Serif KR Bold'],
      serifMetrics,
    ),
  },
}

/** The typefaces that a theme's texts are set in. */
export const typefacesOf = ({ displayFont }: Pick<Theme, 'displayFont'>): TypefaceName[] =>
  displayFont === 'notoSerif' ? ['body', 'serif'] : ['body']

/** Style sheet of the slices of both typefaces, below the project. */
export const sheetOfBoth = 'server/fonts/slices-of-both.css'

/** Name of a typeface's file among those that a build copies. */
export const typefaceFile = (name: TypefaceName) => `${name}${/\.\w+$/.exec(typefaces[name].source)?.[0]}`
