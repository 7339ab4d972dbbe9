import type { BlockData, BlockProps } from '#schema/define-block.ts'
import { CarouselRow } from '#ui/carousel-row.tsx'
import { HeadedSection } from '#ui/headed-section.tsx'
import { Picture } from '#ui/picture.tsx'
import type block from './block.ts'
import * as styles from './styles.ts'

type Shot = BlockData<typeof block>['pictures'][number]

export default function GallerySection({ data }: BlockProps<typeof block>) {
  const { layout, pictures } = data
  const shots = pictures.map((shot, index) => (
    <li key={index}>
      <Figure shot={shot} isLarge={layout === 'mosaic' && index === 0} />
    </li>
  ))
  return (
    <HeadedSection data={data}>
      {layout === 'row' ? (
        <CarouselRow label="사진">{shots}</CarouselRow>
      ) : (
        <ul className={styles.grid({ layout })}>{shots}</ul>
      )}
    </HeadedSection>
  )
}

function Figure({ shot: { image, title, caption }, isLarge }: { shot: Shot; isLarge: boolean }) {
  return (
    <figure>
      <div className={styles.frame()}>
        <Picture
          image={image}
          fit="landscape"
          sizes={isLarge ? '(max-width: 1024px) 100vw, 66vw' : '(max-width: 768px) 100vw, 33vw'}
        />
      </div>
      {(title || caption) && (
        <figcaption className={styles.caption()}>
          {title && <strong>{title}</strong>}
          {caption && <span>{caption}</span>}
        </figcaption>
      )}
    </figure>
  )
}
