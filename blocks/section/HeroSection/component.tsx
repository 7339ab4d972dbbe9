import type { BlockProps } from '#schema/define-block.ts'
import type block from './block.ts'
import { CoverHero } from './cover-hero.tsx'
import { EditorialHero } from './editorial-hero.tsx'
import { QuietHero } from './quiet-hero.tsx'

export type HeroProps = BlockProps<typeof block>

const layouts = { cover: CoverHero, editorial: EditorialHero, quiet: QuietHero }

export default function HeroSection({ id, data }: HeroProps) {
  const Layout = layouts[data.layout]
  return <Layout id={id} data={data} />
}
