import { useClinicWords } from '#api/use-clinic-words.ts'
import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { CarouselRow } from '#ui/carousel-row.tsx'
import { Section } from '#ui/layout.tsx'
import { ProductCard, toProductCard } from '#ui/product-card.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

/** Keeps an empty place where nobody is signed in, or nothing was looked at. */
export default function RecentProductSection({ data }: BlockProps<typeof block>) {
  const isSignedIn = useApplicationStore(({ auth }) => auth.user !== null)
  return <div>{isSignedIn && <RecentProducts data={data} />}</div>
}

function RecentProducts({ data }: Pick<BlockProps<typeof block>, 'data'>) {
  const context = useQueryContext()
  const { products } = queries(data, context)
  const say = useClinicWords()
  const { data: found } = useQuery(products)
  const queryClient = useQueryClient()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['GET /recent-products'] })
  const removal = useMutation({ ...callMutation(context.api, 'DELETE /recent-products/{id}'), onSuccess })
  const clearing = useMutation({ ...callMutation(context.api, 'DELETE /recent-products/total'), onSuccess })
  if (!found || found.rows.length === 0) return null
  return (
    <Section
      title={data.title}
      ground={data.ground}
      action={
        <button
          type="button"
          className={buttonClass({ look: 'text', size: 'small' })}
          disabled={clearing.isPending}
          onClick={() => clearing.mutate({})}
        >
          전체 삭제
        </button>
      }
    >
      <CarouselRow label={data.title} columns={4} narrow="slim">
        {found.rows.map((product, index) => (
          <li key={product.id} className={styles.item()}>
            <ProductCard card={toProductCard(product)} Heading="h3" index={index} shape="upright" />
            <button
              type="button"
              className={styles.remove()}
              aria-label={`${say('최근 본 시술')}에서 ${product.name} 삭제`}
              onClick={() => removal.mutate({ params: { id: product.id } })}
            >
              <X size={16} strokeWidth={2} aria-hidden />
            </button>
          </li>
        ))}
      </CarouselRow>
    </Section>
  )
}
