import { useQueryContext } from '#api/use-query-context.tsx'
import type { ProductDetail } from '#schema/products.ts'
import { Accordion } from '#ui/accordion.tsx'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { ProductGrid, toProductCard } from '#ui/product-card.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { roundQueries } from './queries.ts'
import * as styles from './styles.ts'
import type { Data } from './types.ts'

type Part = { key: string; title: string; content: ReactNode; wide?: boolean }

/** Shows the texts of the treatment, part by part, with a way to each. A part that has nothing is not there. */
export function Parts({ id, data, product }: { id: string; data: Data; product: ProductDetail }) {
  const { afterNotices: notices, ...round } = roundQueries(product.id, useQueryContext().api)
  const { data: afterNotices } = useQuery(notices)
  const { data: doctors } = useQuery({ ...round.doctors, enabled: data.showDoctors })
  const { data: related } = useQuery({ ...round.related, enabled: data.showRelated })
  const parts: Part[] = []
  if (product.body.length > 0) {
    const content = <RichText id={`${id}-text`} blocks={product.body} hasTitle />
    parts.push({ key: 'about', title: data.aboutTitle, content })
  }
  if (afterNotices && afterNotices.rows.length > 0) {
    const items = afterNotices.rows.map((notice) => ({
      title: notice.title,
      content: <RichText id={`${id}-after-${notice.id}`} blocks={notice.body} hasTitle />,
    }))
    parts.push({
      key: 'after',
      title: data.afterTitle,
      content: <Accordion name={`${id}-after`} items={items} />,
    })
  }
  if (doctors && doctors.rows.length > 0) {
    parts.push({ key: 'doctors', title: data.doctorTitle, content: <Doctors doctors={doctors.rows} /> })
  }
  if (related && related.rows.length > 0) {
    const content = <ProductGrid cards={related.rows.map(toProductCard)} Heading="h3" />
    parts.push({ key: 'related', title: data.relatedTitle, content, wide: true })
  }
  return (
    <>
      {parts.length > 1 && (
        <nav className={styles.parts()} aria-label="이 페이지의 내용">
          <ul>
            {parts.map(({ key, title }) => (
              <li key={key}>
                <a href={`#${id}-${key}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {parts.map(({ key, title, content, wide = false }) => (
        <section key={key} id={`${id}-${key}`} className={styles.part({ wide })} data-far="">
          <h2 className={styles.partTitle()}>{title}</h2>
          {content}
        </section>
      ))}
    </>
  )
}

type Doctor = { id: number; name: string; title: string; specialty: string; image: ProductDetail['image'] }

function Doctors({ doctors }: { doctors: Doctor[] }) {
  return (
    <>
      <ul className={styles.doctors()}>
        {doctors.map((doctor, index) => (
          <li key={doctor.id}>
            <div className={styles.portrait()}>
              {doctor.image ? (
                <Picture image={doctor.image} fit="portrait" sizes="120px" />
              ) : (
                <PartnerMark name={doctor.name} index={index} fit="portrait" />
              )}
            </div>
            <div>
              <h3 className={styles.doctorName()}>
                {doctor.name} <small>{doctor.title}</small>
              </h3>
              <p className={styles.specialty()}>{doctor.specialty}</p>
            </div>
          </li>
        ))}
      </ul>
      <MoreLink link={{ title: '의료진 소개', url: '/introduce/staff' }} />
    </>
  )
}
