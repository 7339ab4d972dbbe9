import { CoverHero } from './cover-hero.tsx'
import { EditorialHero } from './editorial-hero.tsx'
import { QuietHero } from './quiet-hero.tsx'
import type { HeroProps } from './types.ts'

const layouts = { cover: CoverHero, editorial: EditorialHero, quiet: QuietHero }

export default function HeroSection({ id, data }: HeroProps) {
  const Layout = layouts[data.layout]
  return <Layout id={id} data={data} />
}
