import pretendard from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'
import notoSerif from '@fontsource-variable/noto-serif-kr/index.css?url'
import type { Theme } from '#schema/theme.ts'

/** Style sheets of the typefaces that a theme uses, each in subsets of which a browser loads what a page has. */
export const fontStyleSheets = ({ displayFont }: Theme): string[] =>
  displayFont === 'notoSerif' ? [pretendard, notoSerif] : [pretendard]
