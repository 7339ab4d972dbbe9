import type { CallOutput } from '#api/client.ts'
import { callQuery } from '#api/call-query.ts'
import type { Role } from '#schema/accounts.ts'
import { formatDateTime } from '#ui/format.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { KeptTextField } from '#admin/kit/drafts/kept-text-field.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'
import { useUnsavedClose } from '#admin/kit/drafts/use-unsaved-close.tsx'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { customer, detail, when } from '../reservations/detail.styles.ts'
import { MaskedContact } from '../reservations/masked-contact.tsx'
import { useAccount } from '#admin/kit/console/account-context.tsx'
import { PostState } from './post-state.tsx'
import { foot, pictures, reply, words } from './styles.ts'

type Post = CallOutput<'GET /admin/notice-customer-boards/{id}'>

/** Roles that see who customers are. */
const runsClinic: readonly Role[] = ['owner', 'manager']

type PostDialogProps = { id: number; onClose: () => void }

/** One post with all it says, its answer, and whether visitors see it. */
export function PostDialog({ id, onClose }: PostDialogProps) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const found = useQuery({
    ...callQuery(api, 'GET /admin/notice-customer-boards/{id}', { params: { id } }),
    staleTime: 0,
  })
  const keptAs = `reply/${id}`
  const [isUnsaved, setUnsaved] = useState(false)
  const { close, question } = useUnsavedClose(isUnsaved, onClose, keptAs)
  const changed = () => void client.invalidateQueries({ predicate: ({ queryKey }) => isOfPosts(queryKey[0]) })
  const post = found.data
  return (
    <Dialog title={post?.title ?? '고객 문의·게시글'} onClose={close}>
      {found.error && !post ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : !post ? (
        <Waiting label="고객 문의·게시글을 불러오는 중" />
      ) : (
        <div className={detail()}>
          <p className={when()}>
            {post.boardTypeName} · {formatDateTime(post.createdAt)}
            <PostState post={post} />
          </p>
          <Author post={post} />
          {post.isHidden && (
            <p className={notice({ tone: 'warning' })}>
              숨긴 글입니다. 사이트에서는 아무에게도 보이지 않습니다.
            </p>
          )}
          <p className={words()}>{post.content}</p>
          {post.images.length > 0 && (
            <ul className={pictures()}>
              {post.images.map(({ src, source, alt }) => (
                <li key={source}>
                  <a href={src} target="_blank" rel="noreferrer">
                    <img src={src} alt={alt || '고객이 올린 사진'} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <Reply post={post} keptAs={keptAs} onChanged={changed} onUnsaved={setUnsaved} />
          <Actions post={post} onChanged={changed} />
        </div>
      )}
      {question}
    </Dialog>
  )
}

const isOfPosts = (name: unknown) => String(name).startsWith('GET /admin/notice-customer-boards')

/** Who wrote a post, masked until asked for by a role that may. */
function Author({ post }: { post: Post }) {
  const { api } = useAdmin()
  const { role } = useAccount()
  const mayKnow = runsClinic.includes(role)
  const toContact = ({ author, contactPhone, isMember }: Post) => ({
    contactName: author,
    contactPhone: contactPhone ?? '',
    isMember,
    isMinor: false,
  })
  const ask = async () =>
    toContact(
      await api.request('POST /admin/notice-customer-boards/{id}/reveal', { params: { id: post.id } }),
    )
  return (
    <>
      <MaskedContact of={toContact(post)} ask={mayKnow ? ask : undefined} />
      {mayKnow && post.customerId !== null && (
        <Link to={`/customers/${post.customerId}`} className={customer()}>
          이 고객의 예약과 메모
        </Link>
      )}
    </>
  )
}

type PartProps = { post: Post; onChanged: () => void }

type ReplyProps = PartProps & { keptAs: string; onUnsaved: (isUnsaved: boolean) => void }

function Reply({ post, keptAs, onChanged, onUnsaved }: ReplyProps) {
  const { api } = useAdmin()
  const params = { id: post.id }
  const isReplied = post.reply !== null
  return (
    <div className={reply()}>
      <KeptTextField
        keptAs={keptAs}
        text={post.reply?.content ?? ''}
        maxLength={5000}
        rows={6}
        words={{
          label: '답변',
          save: isReplied ? '답변 수정' : '답변 저장',
          saved: isReplied ? '답변을 수정했습니다.' : '답변을 저장했습니다.',
          changed: '그사이 다른 사람이 답변을 고쳤습니다',
        }}
        hint={
          post.reply
            ? `${formatDateTime(post.reply.repliedAt)}에 답했습니다.`
            : post.isPrivate
              ? '비밀글이라 글쓴이만 답변을 봅니다.'
              : '저장하면 사이트의 글 아래에 바로 보입니다.'
        }
        save={(text) =>
          api.request('PUT /admin/notice-customer-boards/{id}/reply', {
            params,
            body: { reply: text.trim() },
          })
        }
        onSaved={onChanged}
        onUnsaved={onUnsaved}
      />
    </div>
  )
}

function Actions({ post, onChanged }: PartProps) {
  const { api } = useAdmin()
  const { isBusy, fault, run, forget } = useWork(onChanged, { isNoted: true })
  const [isAsking, setAsking] = useState(false)
  const params = { id: post.id }
  const hide = (isHidden: boolean) =>
    api.request('PUT /admin/notice-customer-boards/{id}/hidden', { params, body: { isHidden } })
  const takeBack = () =>
    api.request('PUT /admin/notice-customer-boards/{id}/reply', { params, body: { reply: null } })
  return (
    <div className={foot()}>
      {!isAsking && <ErrorNote error={fault} />}
      <Button
        type="button"
        className={button()}
        disabled={isBusy}
        onClick={() =>
          void run(
            () => hide(!post.isHidden),
            post.isHidden ? '글을 다시 보입니다.' : '글을 숨겼습니다. 사이트에서 보이지 않습니다.',
          )
        }
      >
        {post.isHidden ? '다시 보이기' : '숨기기'}
      </Button>
      {post.reply && (
        <Button
          type="button"
          className={button({ look: 'quiet' })}
          disabled={isBusy}
          onClick={() => setAsking(true)}
        >
          답변 삭제
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="답변을 삭제할까요?"
          confirm="답변 삭제"
          isPending={isBusy}
          error={fault}
          onConfirm={() =>
            void run(takeBack, '답변을 삭제했습니다.').then((isDone) => isDone && setAsking(false))
          }
          onClose={() => {
            setAsking(false)
            forget()
          }}
        >
          사이트에서 바로 사라지고, 이 글은 다시 답을 기다립니다. 되돌릴 수 없습니다.
        </ConfirmDialog>
      )}
    </div>
  )
}
