import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, FileOutput, Trash2 } from 'lucide-react'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { useMovedFocus } from '#admin/kit/parts/use-moved-focus.ts'
import type { Sections } from './use-sections.ts'

type SectionButtonsProps = { title: string; index: number; sections: Sections }

/** What can be done with a section as a whole. */
export function SectionButtons({ title, index, sections }: SectionButtonsProps) {
  const { blocks, move, copy, send, toggle, remove } = sections
  const { up, down, press } = useMovedFocus(index)
  const isHidden = blocks[index]?.hidden === true
  return (
    <>
      <IconButton
        ref={up}
        label={`${title} 위로`}
        icon={ArrowUp}
        disabled={index === 0}
        onClick={() => {
          press('up')
          move(index, index - 1)
        }}
      />
      <IconButton
        ref={down}
        label={`${title} 아래로`}
        icon={ArrowDown}
        disabled={index === blocks.length - 1}
        onClick={() => {
          press('down')
          move(index, index + 1)
        }}
      />
      <IconButton label={`${title} 복제`} icon={Copy} onClick={() => copy(index)} />
      <IconButton label={`${title} 다른 페이지로 복사`} icon={FileOutput} onClick={() => send(index)} />
      <IconButton
        label={isHidden ? `${title} 보이기` : `${title} 숨기기`}
        icon={isHidden ? EyeOff : Eye}
        onClick={() => toggle(index)}
      />
      <IconButton label={`${title} 삭제`} icon={Trash2} onClick={() => remove(index)} />
    </>
  )
}
