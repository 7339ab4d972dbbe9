import type { Image } from '#schema/primitives.ts'
import { showToast } from '#ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAdmin } from '../console/admin-context.tsx'
import { useRevocableMutation } from '../parts/use-revocable-mutation.ts'
import { isReady, takeFile, type WaitingFile } from './waiting-file.ts'

/** Pictures that are described and sent one after the other; one that is refused stays, with why. */
export function useUploads(isGated: boolean, onUploaded: (images: Image[]) => void) {
  const { apiWithProgress } = useAdmin()
  const client = useQueryClient()
  const { files, take, change, remove, clear } = useWaitingFiles()
  const [tags, setTags] = useState('')
  const send = useRevocableMutation({
    mutationFn: async (ready: WaitingFile[], signal) => {
      const images: Image[] = []
      const reduced: string[] = []
      for (const { id, file, alt, isDecorative } of ready) {
        signal.throwIfAborted()
        const onSent = (sent: number) => change(id, { state: { is: 'sending', sent } })
        onSent(0)
        try {
          const { src, width, height, ...rest } = await apiWithProgress(onSent).request('POST /admin/files', {
            query: { alt: isDecorative ? '' : alt.trim(), isDecorative, isGated, tags },
            body: file,
            signal,
          })
          signal.throwIfAborted()
          images.push({ src, alt: rest.alt, width, height })
          if (rest.reducedFrom)
            reduced.push(`${file.name}: 가로 ${rest.reducedFrom.width}px → ${width}px로 줄였습니다.`)
          remove(id)
        } catch (error) {
          signal.throwIfAborted()
          change(id, { state: { is: 'refused', why: (error as Error).message, isFinal: false } })
        }
      }
      return { images, reduced }
    },
    onSuccess: ({ images, reduced }) => {
      if (images.length > 0) onUploaded(images)
      for (const text of reduced) showToast(text, { closable: true })
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfFiles(queryKey[0]) }),
  })

  const giveUp = () => {
    send.giveUp()
    clear()
  }
  return {
    files,
    tags,
    isSending: send.isPending,
    canSend: !send.isPending && files.some(isReady),
    setTags,
    take,
    change,
    remove,
    send: () => send.mutate(files.filter(isReady)),
    giveUp,
  }
}

export type Uploads = ReturnType<typeof useUploads>

/** Says whether a query is of the library. */
export const isOfFiles = (name: unknown) => String(name).startsWith('GET /admin/files')

/** Files that wait to be sent, with their previews. */
function useWaitingFiles() {
  const [files, setFiles] = useState<WaitingFile[]>([])
  useRevokedPreviews(files)
  return {
    files,
    take: (given: Iterable<File>) => {
      const taken = [...given].map(takeFile)
      setFiles((all) => [...all, ...taken])
    },
    change: (id: number, values: Partial<WaitingFile>) =>
      setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one))),
    remove: (id: number) => setFiles((all) => all.filter((one) => one.id !== id)),
    clear: () => setFiles([]),
  }
}

/** Lets go of previews that are shown no more. */
function useRevokedPreviews(files: WaitingFile[]): void {
  const shown = useRef(new Set<string>())
  useEffect(() => {
    const now = new Set(files.map(({ preview }) => preview))
    for (const preview of shown.current) if (!now.has(preview)) URL.revokeObjectURL(preview)
    shown.current = now
  }, [files])
  useEffect(() => () => shown.current.forEach((preview) => URL.revokeObjectURL(preview)), [])
}
