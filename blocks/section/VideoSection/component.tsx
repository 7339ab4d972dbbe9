import type { BlockProps } from '#schema/define-block.ts'
import { HeadedSection } from '#ui/headed-section.tsx'
import { Video } from '#ui/video.tsx'
import type block from './block.ts'

export default function VideoSection({ data }: BlockProps<typeof block>) {
  const { video, videoTitle, poster, start } = data
  return (
    <HeadedSection data={data}>
      <Video link={video} title={videoTitle} poster={poster} start={start} />
    </HeadedSection>
  )
}
