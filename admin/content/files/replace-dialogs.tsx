import { callMutation } from '#api/call-query.ts'
import type { StoredFile } from '#schema/files.ts'
import type { Image } from '#schema/primitives.ts'
import { useMutation } from '@tanstack/react-query'
import { josa } from 'es-hangul'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { ImagePicker } from '#admin/kit/pictures/image-picker.tsx'

/** ‘진료실’을, ‘로비’를. */
function asObject({ alt }: { alt: string }): string {
  const name = alt || '장식용 그림'
  return `‘${name}’${josa.pick(name, '을/를')}`
}

type ReplaceDialogsProps = {
  file: StoredFile
  onClose: () => void
  /** Called with what was done, or why it was not. */
  onDone: (message: string) => void
}

/** Asks which picture is to be used in the place of one, and whether it is to be so everywhere. */
export function ReplaceDialogs({ file, onClose, onDone }: ReplaceDialogsProps) {
  const { api } = useAdmin()
  const [image, setImage] = useState<Image | null>(null)
  const replace = useMutation({
    ...callMutation(api, 'POST /admin/files/replace'),
    onSuccess: ({ rows, drafts }) => {
      const published = drafts > 0 ? ' 초안은 공개하면 사이트에 보입니다.' : ''
      onDone(`콘텐츠 ${rows}곳과 초안 ${drafts}곳에서 바꾸었습니다.${published}`)
    },
    onError: (error) => onDone(error.message),
  })
  if (!image) {
    return (
      <ImagePicker
        title="대신 쓸 그림 선택"
        selected={undefined}
        isGated={file.isGated}
        onClose={onClose}
        onChoose={setImage}
      />
    )
  }
  return (
    <ConfirmDialog
      title="쓰는 곳 모두 변경"
      confirm="모두 변경"
      look="primary"
      isPending={replace.isPending}
      onConfirm={() => replace.mutate({ body: { path: file.src, by: image.src } })}
      onClose={onClose}
    >
      {asObject(file)} 쓰는 모든 곳에서 {asObject(image)} 씁니다. 콘텐츠는 사이트에 바로 보이고, 페이지와
      레이아웃은 공개할 때 보입니다.
    </ConfirmDialog>
  )
}
