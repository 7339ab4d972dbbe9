import type { BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { Video } from '#ui/video.tsx'
import type block from './block.ts'

export default function VideoSection({ data }: BlockProps<typeof block>) {
  const { eyebrow, title, lead, more, ground, video, videoTitle, poster, start } = data
  return (
    <Section
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      ground={ground}
      action={more && <MoreLink link={more} />}
    >
      <Video link={video} title={videoTitle} poster={poster} start={start} />
    </Section>
  )
}
