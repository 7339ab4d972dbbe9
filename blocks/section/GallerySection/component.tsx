import type { BlockData, BlockProps } from '#schema/define-block.ts'
import { CarouselRow } from '#ui/carousel-row.tsx'
import { Section } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { Picture } from '#ui/picture.tsx'
import type block from './block.ts'
import * as styles from './styles.ts'

type Shot = BlockData<typeof block>['pictures'][number]

export default function GallerySection({ data }: BlockProps<typeof block>) {
  const { eyebrow, title, lead, more, ground, layout, pictures } = data
  const shots = pictures.map((shot, index) => (
    <li key={index}>
      <Figure shot={shot} isLarge={layout === 'mosaic' && index === 0} />
    </li>
  ))
  return (
    <Section
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      ground={ground}
      action={more && <MoreLink link={more} />}
    >
      {layout === 'row' ? (
        <CarouselRow label="사진">{shots}</CarouselRow>
      ) : (
        <ul className={styles.grid({ layout })}>{shots}</ul>
      )}
    </Section>
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
